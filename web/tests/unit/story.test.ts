import { expect, test } from 'vitest';
import { Story } from '../../src/table/story.svelte.ts';

const by = (seat: number | undefined, kind = 'took') => (seat === undefined ? { kind: 'shown' } : { kind, seat });
const kinds = (story: Story, own: number[]) => story.news(own).map((line) => line.seat);

test('news are what the others did since one’s own last choice', () => {
  const story = new Story();
  story.tell([by(1), by(0), by(undefined), by(1), by(2)], false, 3);
  expect(story.since).toBe(3);
  expect(kinds(story, [0])).toEqual([1, 2]);
  story.tell([by(0), by(1)], false, 2);
  expect(kinds(story, [0])).toEqual([]);
});

test('what befalls one is no choice of one’s own', () => {
  const story = new Story();
  story.tell([by(0), by(1)], false, 1);
  story.tell([by(0, 'became_master'), by(2)], false);
  expect(kinds(story, [0])).toEqual([1, 2]);
});

test('whoever has not chosen yet hears everything; whoever plays all seats hears nothing', () => {
  const story = new Story();
  story.tell([by(0, 'became_master'), by(1)], true);
  expect([story.since, story.heading]).toEqual([0, 'house-so-far']);
  expect(kinds(story, [0])).toEqual([1]);
  expect(kinds(story, [0, 1])).toEqual([]);
  story.tell([by(0)], false, 1);
  expect(story.heading).toBe('house-since');
});

test('the log has what is on the table, and not what is still to be shown there', () => {
  const story = new Story();
  story.tell([by(0), by(1), by(1)], false, 1);
  expect(story.shown(0)).toEqual(story.lines);
  expect(story.shown(2).map((line) => line.seat)).toEqual([0]);
});

test('what was put away does not come back, what happens later does', () => {
  const story = new Story();
  story.tell([by(0), by(1)], false, 1);
  story.putAway();
  expect(kinds(story, [0])).toEqual([]);
  story.tell([by(2)], false);
  expect(kinds(story, [0])).toEqual([2]);
});

test('a whole story replaces the one told so far, an empty one leaves it', () => {
  const story = new Story();
  story.tell([by(0), by(1)], true, 1);
  story.tell([by(0), by(1), by(1)], true);
  expect([story.lines.length, story.since]).toEqual([3, 0]);
  story.tell([], true);
  expect(story.lines.length).toBe(3);
});
