// Where we are: the path, and a way to go elsewhere without loading the page again.

class Router {
  path = $state(location.pathname);
  /** The place on the page, with its `#`. */
  hash = $state(location.hash);
  /** What is asked of the page, with its `?`. */
  search = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.look());
  }

  private look(): void {
    [this.path, this.hash, this.search] = [location.pathname, location.hash, location.search];
  }

  /** Goes to another screen. */
  go(path: string): void {
    if (path === this.path + this.search + this.hash) return;
    const before = this.path;
    history.pushState(null, '', path);
    this.look();
    if (this.path !== before) scrollTo(0, 0);
  }

  /** The same screen at another place: no step of the browser's history. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.look();
  }

  /** For `onclick` of links: modified clicks stay with the browser. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
