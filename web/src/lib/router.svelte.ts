// Where we are: the path, and a way to go elsewhere without loading the page again.

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  /** Goes to another screen. */
  go(path: string): void {
    if (path === this.path) return;
    history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** The same screen at another place: no step of the browser's history. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.path = location.pathname;
  }

  /** For `onclick` of links: modified clicks stay with the browser. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const router = new Router();
