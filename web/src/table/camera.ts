// Which part of a drawing is seen: how near, and from where.

import type { Box, Point } from './geometry.ts';

export interface Camera extends Point {
  zoom: number;
}

export const MOST_ZOOM = 5;

/** All of it, centred. */
export const WHOLE: Camera = { x: 0, y: 0, zoom: 1 };

/** What a camera sees of a box. */
export function seen(box: Box, camera: Camera): Box {
  const w = box.w / camera.zoom;
  const h = box.h / camera.zoom;
  return { x: box.x + (box.w - w) / 2 + camera.x, y: box.y + (box.h - h) / 2 + camera.y, w, h };
}

/** What is in sight of a drawing that is shown in a frame: more than the camera asks for where the frame is wider or higher. */
export function sight(box: Box, camera: Camera, frame: { w: number; h: number }): Box {
  const view = seen(box, camera);
  const scale = scaleOf(box, frame) * camera.zoom;
  if (!(scale > 0)) return view;
  const [w, h] = [frame.w / scale, frame.h / scale];
  return { x: view.x + (view.w - w) / 2, y: view.y + (view.h - h) / 2, w, h };
}

/** How far and to which side something lies beyond what is in sight; 0 where it does not. */
export function past(view: Box, part: Box): Point {
  const by = (from: number, length: number, start: number, room: number) =>
    from < start ? from - start : from + length > start + room ? from + length - start - room : 0;
  return { x: by(part.x, part.w, view.x, view.w), y: by(part.y, part.h, view.y, view.h) };
}

/** A camera that leaves the box nowhere by more than half of what it sees. */
export function kept(box: Box, camera: Camera): Camera {
  if (camera.zoom <= 1) return WHOLE;
  const far = { x: box.w / 2, y: box.h / 2 };
  const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return { zoom: camera.zoom, x: within(camera.x, far.x), y: within(camera.y, far.y) };
}

/** Nearer or further by a factor, while the point stays where it is on the screen. */
export function zoomed(box: Box, camera: Camera, by: number, at: Point): Camera {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, camera.zoom * by));
  const before = seen(box, camera);
  const after = { w: box.w / zoom, h: box.h / zoom };
  // The point divides the seen box as before.
  const x = at.x - ((at.x - before.x) / before.w) * after.w;
  const y = at.y - ((at.y - before.y) / before.h) * after.h;
  return kept(box, { zoom, x: x - box.x - (box.w - after.w) / 2, y: y - box.y - (box.h - after.h) / 2 });
}

/** Moved over the drawing. */
export function moved(box: Box, camera: Camera, dx: number, dy: number): Camera {
  return kept(box, { ...camera, x: camera.x + dx, y: camera.y + dy });
}

/** How many pixels a unit of the box has in a frame while all of it is seen. */
export function scaleOf(box: Box, frame: { w: number; h: number }): number {
  return Math.min(frame.w / box.w, frame.h / box.h);
}

/** A camera on this part of the box, a unit having `least` to `most` pixels: all of the part, or its middle. */
export function fitted(box: Box, part: Box, frame: { w: number; h: number }, least: number, most = Infinity): Camera {
  const whole = scaleOf(box, frame);
  if (!(whole > 0)) return WHOLE;
  const zoom = Math.min(MOST_ZOOM, Math.max(1, least / whole, Math.min(most, scaleOf(part, frame)) / whole));
  const middle = { x: part.x + part.w / 2 - box.x - box.w / 2, y: part.y + part.h / 2 - box.y - box.h / 2 };
  return inside(box, { zoom, ...middle }, frame);
}

/** The same camera, moved so that it sees as little as possible beside the box. */
function inside(box: Box, camera: Camera, frame: { w: number; h: number }): Camera {
  if (camera.zoom <= 1) return WHOLE;
  const scale = scaleOf(box, frame) * camera.zoom;
  const spare = (length: number, seenLength: number) => Math.max(0, (length - seenLength / scale) / 2);
  const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return { zoom: camera.zoom, x: within(camera.x, spare(box.w, frame.w)), y: within(camera.y, spare(box.h, frame.h)) };
}
