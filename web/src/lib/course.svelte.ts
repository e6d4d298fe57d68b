// The lessons of a game as somebody goes through them. What was done is kept on this device, for guests as well.

import * as api from './api.ts';

/** How far somebody has come in the lessons of a game. */
export interface Kept {
  /** The lesson they are at; the last of all is the game that follows. */
  at: string;
  /** The lessons they have solved. */
  done: string[];
  /** What they have chosen in the lesson they are at. */
  choices: string[];
  /** Where the dice of their lessons come from. */
  seed: string;
}

const KEY = 'klatsch-lessons';

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    // A store that is closed or garbled is no reason not to learn.
    return {};
  }
}

/** How far somebody has come, if they have begun. */
export function kept(game: string): Kept | undefined {
  const found = all()[game];
  return found && Array.isArray(found.done) && Array.isArray(found.choices) ? found : undefined;
}

export function keep(game: string, now: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: now }));
  } catch {
    // Then the next visit begins again.
  }
}

/** The game after the lessons, as if it were one of them. */
export const FINISH = 'game';

/** What a course tells the screen: where a choice led to. */
type Heard = (scene: api.SceneDoc, whole: boolean) => void;

export class Course {
  guide = $state.raw<api.Lessons>();
  /** The lesson one is at. */
  at = $state('');
  done = $state.raw<ReadonlySet<string>>(new Set());
  scene = $state.raw<api.SceneDoc>();
  /** Whether an answer is awaited. */
  busy = $state(false);
  problem = $state.raw<unknown>();
  /** What was answered to the last choice; a new one puts it away. */
  reason = $state.raw<{ say: api.SceneDoc['say']; rule: string | undefined }>();
  private choices: string[] = [];
  private seed = '';

  constructor(
    readonly game: string,
    private readonly heard: Heard,
  ) {}

  get lessons(): readonly { id: string; rules: string[] }[] {
    return this.guide?.lessons ?? [];
  }
  get number(): number {
    return this.lessons.findIndex((lesson) => lesson.id === this.at);
  }
  get lesson(): { id: string; rules: string[] } | undefined {
    return this.lessons[this.number];
  }
  get solved(): boolean {
    return this.scene?.verdict === 'solved';
  }

  /** Goes on where one left. */
  async begin(wanted?: string): Promise<void> {
    this.problem = undefined;
    try {
      this.guide ??= await api.lessons(this.game);
    } catch (error) {
      this.problem = error;
      return;
    }
    const before = kept(this.game);
    this.done = new Set(before?.done.filter((id) => this.lessons.some((lesson) => lesson.id === id)));
    this.seed = before?.seed || api.contribution();
    const known = (id: string | undefined) => id === FINISH || this.lessons.some((lesson) => lesson.id === id);
    const at = known(wanted) ? wanted : known(before?.at) ? before?.at : undefined;
    this.at = at ?? this.lessons[0]?.id ?? '';
    await this.open(before?.at === this.at ? before.choices : []);
  }

  /** Goes to a lesson, from its beginning. */
  async go(id: string): Promise<void> {
    this.at = id;
    this.seed = api.contribution();
    await this.open([]);
  }
  next(): Promise<void> {
    return this.go(this.lessons[this.number + 1]?.id ?? FINISH);
  }
  back(): Promise<void> {
    const number = this.at === FINISH ? this.lessons.length : this.number;
    return this.go(this.lessons[number - 1]?.id ?? this.at);
  }
  restart(): Promise<void> {
    this.seed = api.contribution();
    return this.open([]);
  }

  private async open(choices: string[]): Promise<void> {
    this.choices = choices;
    this.reason = undefined;
    this.scene = undefined;
    this.save();
    if (this.at === FINISH) return;
    await this.ask(choices, true);
    // What was kept of an older lesson may not fit any more.
    if (this.problem && choices.length > 0) await this.open([]);
  }

  /** Makes a choice; one that is wrong is taken back, with its reason. */
  async play(text: string): Promise<void> {
    if (this.busy || this.solved) return;
    await this.ask([...this.choices, text], false);
  }
  /** Takes the last choice back. */
  async undo(): Promise<void> {
    if (this.busy || this.choices.length === 0) return;
    await this.ask(this.choices.slice(0, -1), true);
  }
  /** What to do, one after the other. */
  async show(): Promise<readonly string[]> {
    if (this.busy || this.solved) return [];
    this.busy = true;
    try {
      return (await api.lesson(this.game, this.at, this.choices, this.seed, true)).show ?? [];
    } catch (error) {
      this.problem = error;
      return [];
    } finally {
      this.busy = false;
    }
  }

  private async ask(choices: string[], whole: boolean): Promise<void> {
    const at = this.at;
    this.busy = true;
    this.problem = undefined;
    try {
      const scene = await api.lesson(this.game, at, choices, this.seed);
      if (at !== this.at) return;
      this.choices = scene.choices;
      this.reason = scene.verdict === 'wrong' ? { say: scene.say, rule: scene.rule } : undefined;
      if (scene.verdict === 'solved') this.done = new Set([...this.done, at]);
      this.scene = scene;
      this.save();
      this.heard(scene, whole || scene.verdict === 'wrong');
    } catch (error) {
      if (at === this.at) this.problem = error;
    } finally {
      this.busy = false;
    }
  }

  private save(): void {
    keep(this.game, { at: this.at, done: [...this.done], choices: this.choices, seed: this.seed });
  }
}
