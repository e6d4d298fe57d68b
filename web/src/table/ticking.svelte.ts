// The time of the clocks on the screen: it goes on while somebody needs it.

export class Ticking {
  now = $state(Date.now());

  constructor(wanted: () => boolean) {
    $effect(() => {
      if (!wanted()) return;
      const timer = setInterval(() => (this.now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }
}
