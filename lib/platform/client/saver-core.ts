import type { FieldError } from '@/lib/platform/shared/error-codes';
import { dropTyped, type KeptTyped, keepTyped } from './kept-typed';
import { Later } from './later';
import { OneAtATime } from './one-at-a-time';
import { isFailure, isQuestion, mayPass, refusalOf } from './save-failure';
import type { SaverParts, SaverState } from './saver-state';
import { Store } from './store';

/** How a saver handles the answers to its calls. */
export abstract class SaverCore<Saved extends { revision: number }, Typed extends object> extends Store<
  SaverState<Saved, Typed>
> {
  /** The server's values, identical to `state.typed` once everything is saved, and their revision. */
  protected synced: Typed;
  protected revision: number;
  protected readonly later = new Later(() => this.isAuto && void this.save());
  protected readonly calls = new OneAtATime();

  constructor(
    saved: Saved,
    protected readonly parts: SaverParts<Saved, Typed>,
  ) {
    const none = {
      hasSaved: false,
      isRestored: false,
      error: null,
      rules: {},
      question: null,
      theirs: null,
      edition: 0,
    };
    super({ saved, typed: parts.typedOf(saved), status: 'saved', ...none });
    this.synced = this.state.typed;
    this.revision = saved.revision;
  }

  /** Saves at once; false when the server still lacks some changes. `acknowledged` sends prohibited words to review. */
  save(acknowledged = false): Promise<boolean> {
    this.later.rest();
    return this.calls.run(() => this.write(acknowledged));
  }

  /** Whether there are changes that the server does not have. */
  get isDirty(): boolean {
    return this.state.typed !== this.synced;
  }

  /** Whether it saves automatically. */
  get isAuto(): boolean {
    return this.parts.isAuto?.(this.state.saved) ?? true;
  }

  /** Stores unsaved changes in the tab. */
  keep(): void {
    if (this.isDirty) keepTyped(this.parts.key, this.toKeep);
  }

  protected get toKeep(): KeptTyped<Typed> {
    return { typed: this.state.typed, revision: this.revision, keptAt: Date.now() };
  }

  private async write(acknowledged: boolean): Promise<boolean> {
    const { typed: sent, status } = this.state;
    if (!this.isDirty) return true;
    if (status === 'changed' || status === 'gone') return false;
    const rules = this.parts.check?.(sent);
    if (rules) {
      this.set({ status: 'refused', rules });
      this.keep();
      return false;
    }
    this.set({ status: 'saving', error: null });
    try {
      this.settle(await this.parts.save(sent, { revision: this.revision, acknowledged }), sent);
    } catch (error) {
      this.keep();
      await this.fail(error, sent);
    }
    return !this.isDirty;
  }

  /** The server has saved what was sent; more may have been typed meanwhile. */
  private settle(answer: Saved, sent: Typed): void {
    this.later.succeed();
    this.synced = sent;
    this.set({ hasSaved: true, theirs: null });
    this.accept(answer);
  }

  protected accept(saved: Saved): void {
    this.revision = saved.revision;
    this.set({ error: null, rules: {} });
    if (this.isDirty) this.wait({ saved });
    else this.stand(saved);
  }

  /** Saves after a pause without changes. */
  protected wait(part: Partial<SaverState<Saved, Typed>> = {}): void {
    this.set({ ...part, status: 'unsaved' });
    this.later.after(this.parts.pause);
  }

  /** All changes are saved. */
  protected stand(saved: Saved, typed = this.parts.settled?.(saved) ?? this.state.typed): void {
    this.later.rest();
    dropTyped(this.parts.key);
    this.revision = saved.revision;
    this.synced = typed;
    this.set({ saved, typed, status: 'saved', isRestored: false });
  }

  protected renew(saved: Saved): void {
    const { edition } = this.state;
    this.set({ hasSaved: false, error: null, rules: {}, theirs: null, edition: edition + 1 });
    this.stand(saved, this.parts.typedOf(saved));
  }

  private async fail(error: unknown, sent: Typed): Promise<void> {
    const { code, fields } = refusalOf(error);
    if (code === 'Changed') return this.meet(sent);
    if (isQuestion(error)) return this.set({ status: 'asking', question: error });
    if (fields.length === 0) return this.miss(error);
    this.refuse(fields);
    // Corrections made meanwhile have not been sent yet.
    if (this.state.typed !== sent) this.wait();
  }

  protected refuse(fields: readonly FieldError[]): void {
    const { place = placedAtFields } = this.parts;
    this.set({ ...(this.isDirty && { status: 'refused' as const }), rules: place(this.state.typed, fields) });
  }

  /** A conflict: somebody else was faster, or the answer to an own call was lost; then the server has what was sent. */
  protected async meet(sent: Typed | null): Promise<void> {
    try {
      const theirs = await this.parts.read();
      if (sent && this.parts.isSaved(sent, theirs)) this.settle(theirs, sent);
      else if (this.isDirty) this.set({ status: 'changed', theirs, error: null });
      else this.renew(theirs);
    } catch (error) {
      this.miss(error);
    }
  }

  /** The server could not be reached, or cannot save. Throws errors that are not failed calls. */
  protected miss(error: unknown): void {
    const status = this.isDirty ? 'failed' : 'saved';
    if (!isFailure(error)) {
      this.set({ status });
      throw error;
    }
    this.set({ status: refusalOf(error).code === 'NullPointer' ? 'gone' : status, error });
    if (this.state.status === 'failed' && mayPass(error)) this.later.again();
  }
}

const placedAtFields = (_typed: unknown, fields: readonly FieldError[]) =>
  Object.fromEntries(fields.map(({ field, rule }) => [field, rule]));
