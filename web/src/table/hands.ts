// Whether somebody plays by keys: then the focus goes on to what is asked next.

let keys = false;
addEventListener('keydown', () => (keys = true), { capture: true });
addEventListener('pointerdown', () => (keys = false), { capture: true });

/** Puts the focus on the first of these within a drawing, unless it is needed elsewhere. */
export function goOn(root: Element | undefined, wanted: string): void {
  const at = document.activeElement ?? document.body;
  const free = at === document.body || (root?.contains(at) && !at.matches('input, textarea, select'));
  if (keys && free) root?.querySelector<HTMLElement | SVGElement>(wanted)?.focus();
}
