import { AnswerError } from '@/lib/platform/client/errors';
import { Later } from '@/lib/platform/client/later';
import type { PlaylistWords } from '@/lib/works/playlist/client/playlist-acts';
import type { PlaylistDraft, PlaylistEntry } from '@/lib/works/playlist/contract';

type Typed = Pick<PlaylistDraft, 'title' | 'intro' | 'isPublic'>;

/** How a list that is edited stands. */
export interface EditorState {
  /** What is typed; the server may not have it yet. */
  words: Typed;
  underReview: PlaylistDraft['underReview'];
  /** The works in the order that is shown. */
  list: PlaylistEntry[];
  /** `asking`: the texts hold prohibited words, and nobody has said yet that they go to review. */
  status: 'saved' | 'unsaved' | 'saving' | 'asking' | 'failed' | 'gone';
  /** Why it failed. */
  error: unknown;
  /** The list was changed elsewhere, and what is shown is as it is there. */
  isReplaced: boolean;
}

/** The calls that keep a list; made quiet. */
export interface EditorCalls {
  save(id: string, words: PlaylistWords, acknowledged: boolean): Promise<PlaylistDraft>;
  order(id: string, revision: number, videoIds: readonly string[]): Promise<{ revision: number }>;
  take(id: string, videoId: string): Promise<unknown>;
  read(id: string): Promise<PlaylistDraft>;
}

/** So long, in ms, after the last letter texts are saved. */
export const savePause = 800;

/**
 * Keeps a play list while it is edited: order and removals at once, texts after a pause, one call at a time. An order that
 * something else came before is given up for the server's, and said; texts are never given up.
 */
export class PlaylistEditor {
  private state: EditorState;
  private saved: Typed;
  private revision: number;
  private isOrderDirty = false;
  private readonly leaving = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private readonly later = new Later(() => this.saveNow());
  private line: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly id: string,
    first: PlaylistDraft,
    private readonly calls: EditorCalls,
  ) {
    const { title, intro, isPublic, underReview, revision, list } = first;
    // One goes on from what one wrote, not from what others still see.
    this.saved = { title: underReview.title ?? title, intro: underReview.intro ?? intro, isPublic };
    this.revision = revision;
    this.state = { words: this.saved, underReview, list, status: 'saved', error: null, isReplaced: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly get = (): EditorState => this.state;

  /** Takes what is typed; an empty title waits until there is one. */
  write(part: Partial<Typed>, pause = savePause): void {
    this.set({ words: { ...this.state.words, ...part }, status: 'unsaved', error: null });
    this.later.after(pause);
  }

  /** Saves what the server lacks; `acknowledged` sends prohibited words to review. */
  saveNow(acknowledged = false): void {
    this.later.rest();
    this.inLine(async () => {
      await this.saveWords(acknowledged);
      await this.saveOrder();
    });
  }

  move(list: PlaylistEntry[]): void {
    this.isOrderDirty = true;
    this.set({ list, isReplaced: false });
    this.inLine(() => this.saveOrder());
  }

  /** Takes a work out at once; it comes back to its place when the server does not let it go. */
  take(videoId: string): void {
    const before = this.state.list;
    const place = before.findIndex((entry) => entry.videoId === videoId);
    this.leaving.add(videoId);
    this.set({ list: before.filter((entry) => entry.videoId !== videoId), isReplaced: false });
    this.inLine(async () => {
      try {
        await this.calls.take(this.id, videoId);
      } catch (error) {
        this.set({ list: this.state.list.toSpliced(place, 0, ...before.slice(place, place + 1)) });
        throw error;
      } finally {
        this.leaving.delete(videoId);
      }
      this.accept(await this.calls.read(this.id));
    });
  }

  private async saveWords(acknowledged: boolean): Promise<void> {
    const { words } = this.state;
    if (words === this.saved || words.title.trim() === '') return;
    const answer = await this.calls.save(this.id, words, acknowledged);
    this.saved = words;
    this.set({ underReview: answer.underReview });
  }

  private async saveOrder(): Promise<void> {
    if (!this.isOrderDirty) return;
    this.isOrderDirty = false;
    const ids = this.state.list.map(({ videoId }) => videoId);
    try {
      this.revision = (await this.calls.order(this.id, this.revision, ids)).revision;
    } catch (error) {
      this.isOrderDirty = true;
      if (!(error instanceof AnswerError) || error.code !== 'Changed') throw error;
      this.replace(await this.calls.read(this.id));
    }
  }

  /** Takes the revision of a list that holds the same works; the order that is shown stays. */
  private accept(fresh: PlaylistDraft): void {
    const shown = new Set(this.state.list.map(({ videoId }) => videoId));
    const there = fresh.list.filter(({ videoId }) => !this.leaving.has(videoId));
    const isSame = there.length === shown.size && there.every(({ videoId }) => shown.has(videoId));
    if (isSame) this.revision = fresh.revision;
    else this.replace(fresh);
  }

  private replace(fresh: PlaylistDraft): void {
    this.isOrderDirty = false;
    this.revision = fresh.revision;
    this.set({ list: fresh.list.filter(({ videoId }) => !this.leaving.has(videoId)), isReplaced: true });
  }

  private inLine(work: () => Promise<void>): void {
    this.line = this.line.then(async () => {
      this.set({ status: 'saving', error: null });
      try {
        await work();
        this.set({ status: this.state.words === this.saved ? 'saved' : 'unsaved' });
      } catch (error) {
        this.set({ status: statusOf(error), error });
      }
    });
  }

  private set(part: Partial<EditorState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}

function statusOf(error: unknown): EditorState['status'] {
  const code = error instanceof AnswerError ? error.code : '';
  if (code === 'ProhibitedWords') return 'asking';
  return code === 'NullPointer' ? 'gone' : 'failed';
}
