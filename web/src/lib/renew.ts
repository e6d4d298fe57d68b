// A page that stayed open during an upgrade asks for parts that the service no longer has: it loads the new page.

/** Where the page notes which build it left, so that it never loads itself again and again. */
const LEFT = 'klatsch-left-build';

/** What renewing needs of a browser. */
export interface Place {
  /** The path of this build's own file, as the page names it. */
  build: string;
  /** The page as the service has it now; fails without a connection. */
  look: () => Promise<string>;
  store: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/** A part of the page could not be fetched: loads the new page, if there is one. Says whether it does. */
export async function renew(place: Place): Promise<boolean> {
  try {
    if (place.store.getItem(LEFT) === place.build) return false;
    // Without a connection, or if the service still has this build, another page would not help.
    if ((await place.look()).includes(place.build)) return false;
    place.store.setItem(LEFT, place.build);
  } catch {
    return false;
  }
  place.reload();
  return true;
}

/** Renews the page when Vite says that a part of it could not be fetched. */
export function renewWhenOutdated(url: string): void {
  const look = async () => {
    const answer = await fetch('/', { cache: 'no-store' });
    if (!answer.ok) throw new Error(`${answer.status}`);
    return answer.text();
  };
  addEventListener('vite:preloadError', () => {
    const build = new URL(url).pathname;
    void renew({ build, look, store: sessionStorage, reload: () => location.reload() });
  });
}
