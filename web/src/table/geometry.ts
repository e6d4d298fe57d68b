// Points and boxes of a drawing, in whatever unit it is drawn.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** The smallest box around some boxes, with a margin; none around nothing. */
export function around(boxes: readonly Box[], margin = 0): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x)) - margin;
  const y = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.w)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.h)) + margin;
  return { x, y, w: right - x, h: bottom - y };
}

/** Which of several points an arrow key leads to: the nearest that lies in its direction, more ahead than aside. */
export function beside<T extends Point>(points: readonly T[], from: Point, dx: number, dy: number): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const point of points) {
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    if (ahead <= 0) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [point, far];
  }
  return best;
}

/** The direction of an arrow key. */
export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
