// What a visitor prefers on this device.

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';

interface Kept {
  theme: Theme;
  sound: boolean;
  lessMotion: boolean;
  lang: string | undefined;
  /** Whose words in the chat are not shown. */
  hidden: string[];
}

const KEY = 'klatsch-prefs';

function read(): Kept {
  const usual: Kept = { theme: 'auto', sound: false, lessMotion: false, lang: undefined, hidden: [] };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    // A store that is closed or garbled is no reason not to play.
    return usual;
  }
}

class Prefs {
  private kept = $state<Kept>(read());
  private dark = matchMedia('(prefers-color-scheme: dark)');
  private calm = matchMedia('(prefers-reduced-motion: reduce)');

  constructor() {
    this.dark.addEventListener('change', () => this.apply());
    this.apply();
    // Several tabs agree.
    addEventListener('storage', (event) => {
      if (event.key !== KEY) return;
      this.kept = read();
      this.apply();
      this.onlang(this.kept.lang);
    });
  }

  /** Called when another tab has chosen a language. */
  onlang: (lang: string | undefined) => void = () => {};

  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(theme: Theme) {
    this.keep({ theme });
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(sound: boolean) {
    this.keep({ sound });
  }
  get lessMotion(): boolean {
    return this.kept.lessMotion;
  }
  set lessMotion(lessMotion: boolean) {
    this.keep({ lessMotion });
  }
  get lang(): string | undefined {
    return this.kept.lang;
  }
  set lang(lang: string | undefined) {
    this.keep({ lang });
  }

  /** Whether somebody's words are not shown. */
  isHidden(user: string): boolean {
    return this.kept.hidden.includes(user);
  }
  hide(user: string, hidden: boolean): void {
    this.keep({ hidden: [...this.kept.hidden.filter((other) => other !== user), ...(hidden ? [user] : [])] });
  }

  /** Whether things should stand still. */
  get still(): boolean {
    return this.kept.lessMotion || this.calm.matches;
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // It holds until the page is closed.
    }
    this.apply();
  }

  private apply(): void {
    const theme = this.kept.theme === 'auto' ? (this.dark.matches ? 'dark' : 'light') : this.kept.theme;
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['motion'] = this.kept.lessMotion ? 'less' : 'usual';
  }
}

export const prefs = new Prefs();
