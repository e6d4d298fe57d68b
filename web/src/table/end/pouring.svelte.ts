// The layers of a score are poured one after another, and its figures count with them.

/** How long a layer takes, in seconds. */
export const POUR = 0.7;

/** How much of a layer is in the glass, from 0 to 1. */
export function poured(since: number, elapsed: number): number {
  const part = Math.min(1, Math.max(0, (elapsed - since) / POUR));
  return 1 - (1 - part) ** 3;
}

/** The points of these layers so far, each with the moment at which it is poured. */
export function counted(layers: readonly { points: number; at: number }[], elapsed: number): number {
  return Math.round(layers.reduce((sum, layer) => sum + layer.points * poured(layer.at, elapsed), 0));
}

/** The seconds since the first drop. With less motion, and where nobody looks, everything is in the glass at once. */
export class Pouring {
  elapsed = $state(Infinity);
  private frame = 0;

  /** Begins to pour; it takes this long in all. */
  begin(seconds: number, still: boolean): void {
    this.stop();
    if (still || document.hidden) return;
    const start = performance.now();
    const next = () => {
      const elapsed = (performance.now() - start) / 1000;
      this.elapsed = elapsed < seconds ? elapsed : Infinity;
      if (elapsed < seconds) this.frame = requestAnimationFrame(next);
    };
    next();
  }

  /** Everything is in the glass. */
  stop(): void {
    cancelAnimationFrame(this.frame);
    this.elapsed = Infinity;
  }
}
