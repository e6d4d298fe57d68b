import { expect, test } from 'vitest';
import { Gather } from '../../src/lib/gather.ts';

function gathered() {
  const dealt: number[] = [];
  const frames: (() => void)[] = [];
  const gather = new Gather<number>((item) => dealt.push(item), (then) => frames.push(then));
  return { dealt, frames, gather };
}

test('the first is dealt at once, the rest with the frame and in order', () => {
  const { dealt, frames, gather } = gathered();
  for (const item of [1, 2, 3]) gather.add(item);
  expect(dealt).toEqual([1]);
  frames.shift()?.();
  expect(dealt).toEqual([1, 2, 3]);
  gather.add(4);
  expect(dealt).toEqual([1, 2, 3, 4]);
  expect(frames.length).toBe(1);
});

test('whoever cannot wait gets what waits, and nothing comes twice', () => {
  const { dealt, frames, gather } = gathered();
  for (const item of [1, 2]) gather.add(item);
  gather.all();
  expect(dealt).toEqual([1, 2]);
  gather.add(3);
  frames.shift()?.();
  expect(dealt).toEqual([1, 2, 3]);
});
