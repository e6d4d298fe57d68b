import { expect, test } from 'vitest';
import { Story } from '../../src/table/story.svelte.ts';

const by = (seat: number | undefined, kind = 'took') => (seat === undefined ? { kind: 'shown' } : { kind, seat });
const kinds = (story: Story, own: number[]) => story.news(own).map((line) => line.seat);

test('news are what the others did since one’s own last move', () => {
  const story = new Story();
  story.tell([by(1), by(0), by(undefined), by(1), by(2)], false);
  expect(story.since([0])).toBe(2);
  expect(kinds(story, [0])).toEqual([1, 2]);
  story.tell([by(0)], false);
  expect(kinds(story, [0])).toEqual([]);
});

test('whoever has not moved yet hears everything; whoever plays all seats hears nothing', () => {
  const story = new Story();
  story.tell([by(1), by(0)], true);
  expect(story.since([2])).toBe(0);
  expect([story.heading([2]), story.heading([0])]).toEqual(['house-so-far', 'house-since']);
  expect(kinds(story, [2])).toEqual([1, 0]);
  expect(kinds(story, [0, 1])).toEqual([]);
});

test('what was put away does not come back, what happens later does', () => {
  const story = new Story();
  story.tell([by(0), by(1)], false);
  story.putAway();
  expect(kinds(story, [0])).toEqual([]);
  story.tell([by(2)], false);
  expect(kinds(story, [0])).toEqual([2]);
});

test('a whole story replaces the one told so far, an empty one leaves it', () => {
  const story = new Story();
  story.tell([by(0), by(1)], true);
  story.tell([by(0), by(1), by(1)], true);
  expect(story.lines.length).toBe(3);
  story.tell([], true);
  expect(story.lines.length).toBe(3);
});
