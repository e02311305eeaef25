import { AnswerError } from '@/lib/platform/client/errors';
import { OneAtATime } from '@/lib/platform/client/one-at-a-time';
import { refusalOf } from '@/lib/platform/client/save-failure';
import { Store } from '@/lib/platform/client/store';
import type { PlaylistDraft, PlaylistEntry } from '@/lib/works/playlist/contract';

/** The state of the works of an edited list. */
export interface OrderState {
  /** In the displayed order. */
  list: PlaylistEntry[];
  status: 'saved' | 'saving' | 'failed' | 'gone';
  /** Why it failed. */
  error: unknown;
  /** The list was changed elsewhere, and the display shows that version. */
  isReplaced: boolean;
}

/** The calls that save the order; made quiet. */
export interface OrderCalls {
  order(id: string, revision: number, videoIds: readonly string[]): Promise<{ revision: number }>;
  take(id: string, videoId: string): Promise<unknown>;
  read(id: string): Promise<PlaylistDraft>;
}

/**
 * Saves the works of a play list while they are ordered: each move and removal at once, one call at a time. On a
 * conflict the server's version replaces the local order, and the state says so.
 */
export class PlaylistOrder extends Store<OrderState> {
  private revision: number;
  private isDirty = false;
  private readonly leaving = new Set<string>();
  private readonly calls = new OneAtATime();

  constructor(
    private readonly id: string,
    { revision, list }: PlaylistDraft,
    private readonly acts: OrderCalls,
  ) {
    super({ list, status: 'saved', error: null, isReplaced: false });
    this.revision = revision;
  }

  move(list: PlaylistEntry[]): void {
    this.isDirty = true;
    this.set({ list, isReplaced: false });
    this.save();
  }

  /** Sends the order again, if the server does not have it. */
  save(): void {
    this.attempt(() => this.write());
  }

  /** Removes a work at once; it returns to its place when the server rejects that. */
  take(videoId: string): void {
    const before = this.state.list;
    const place = before.findIndex((entry) => entry.videoId === videoId);
    this.leaving.add(videoId);
    this.set({ list: before.filter((entry) => entry.videoId !== videoId), isReplaced: false });
    this.attempt(async () => {
      try {
        await this.acts.take(this.id, videoId);
      } catch (error) {
        this.set({ list: this.state.list.toSpliced(place, 0, ...before.slice(place, place + 1)) });
        throw error;
      } finally {
        this.leaving.delete(videoId);
      }
      this.accept(await this.acts.read(this.id));
    });
  }

  private async write(): Promise<void> {
    if (!this.isDirty) return;
    this.isDirty = false;
    const ids = this.state.list.map(({ videoId }) => videoId);
    try {
      this.revision = (await this.acts.order(this.id, this.revision, ids)).revision;
    } catch (error) {
      this.isDirty = true;
      if (!(error instanceof AnswerError) || error.code !== 'Changed') throw error;
      this.replace(await this.acts.read(this.id));
    }
  }

  /** Takes the revision of a list with the same works; the displayed order stays. */
  private accept(fresh: PlaylistDraft): void {
    const shown = new Set(this.state.list.map(({ videoId }) => videoId));
    const there = fresh.list.filter(({ videoId }) => !this.leaving.has(videoId));
    const isSame = there.length === shown.size && there.every(({ videoId }) => shown.has(videoId));
    if (isSame) this.revision = fresh.revision;
    else this.replace(fresh);
  }

  private replace(fresh: PlaylistDraft): void {
    this.isDirty = false;
    this.revision = fresh.revision;
    this.set({ list: fresh.list.filter(({ videoId }) => !this.leaving.has(videoId)), isReplaced: true });
  }

  private attempt(work: () => Promise<void>): void {
    void this.calls.run(async () => {
      this.set({ status: 'saving', error: null });
      try {
        await work();
        this.set({ status: 'saved' });
      } catch (error) {
        this.set({ status: refusalOf(error).code === 'NullPointer' ? 'gone' : 'failed', error });
      }
    });
  }
}
