import { Later } from '@/lib/platform/client/later';
import type { WorkDraft } from '@/lib/works/work/contract';
import { failureOf, mayPass } from './edit-failure';
import { dropValues, keepValues, readValues } from './edit-kept';
import type { Asked, EditSaverCalls, EditSaverState } from './edit-saver-state';
import { type EditValues, editValues, isSaved, toChange } from './edit-values';

/** So long, in ms, after the last change a draft is saved. */
export const savePause = 1500;

/** A work as it was seen last. */
type Seen = Pick<WorkDraft, 'id' | 'revision'>;

/**
 * Keeps a work while it is edited: a draft by itself after a pause, what is public or handed in when its creator says so;
 * one call at a time, each with the revision that the one before has answered. What is typed stays until it is saved or its
 * creator takes what the server has. What the server lacks when the editor is left is kept in the browser.
 */
export class EditSaver {
  private state: EditSaverState;
  /** What the server has, which is `state.values` itself once all is saved, and by which revision. */
  private saved: EditValues;
  private revision: number;
  private readonly listeners = new Set<() => void>();
  private readonly later = new Later(() => this.isAuto && void this.save());
  /** What is under way; the next call waits for it. */
  private busy: Promise<unknown> = Promise.resolve();

  constructor(
    draft: WorkDraft,
    private readonly calls: EditSaverCalls,
  ) {
    this.saved = editValues(draft);
    this.revision = draft.revision;
    const none = { hasSaved: false, isRestored: false, error: null, rules: {}, asked: null };
    this.state = { draft, values: this.saved, status: 'saved', ...none };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly get = (): EditSaverState => this.state;

  /** Whether the server lacks something of what is typed. */
  get isDirty(): boolean {
    return this.state.values !== this.saved;
  }

  /** Whether it is saved by itself: nobody but its creator reads it now. */
  get isAuto(): boolean {
    return this.state.draft.state === 'pending_edit' || this.state.draft.state === 'failed';
  }

  /** Takes what is typed. Of a field that is being put right nothing is said any more. */
  change(part: Partial<EditValues>): void {
    const rules = Object.entries(this.state.rules).filter(([field]) => !((field.split('.')[0] ?? field) in part));
    this.set({ values: { ...this.state.values, ...part }, rules: Object.fromEntries(rules) });
    if (this.state.status === 'changed') return;
    this.set({ status: 'unsaved', error: null });
    this.later.after(savePause);
  }

  /** Saves what is typed; false when that went wrong. Prohibited words are asked about until they are acknowledged. */
  save(acknowledged = false): Promise<boolean> {
    this.later.rest();
    return this.alone(() => this.write(acknowledged));
  }

  /** Does something else to the work, such as handing it in; what is typed and not saved stays. False when it went wrong. */
  async apply(wish: Asked, work: (seen: Seen) => Promise<WorkDraft>): Promise<boolean> {
    const isDone = await this.attempt(wish, async () => {
      const draft = await work({ id: this.state.draft.id, revision: this.revision });
      if (!this.isDirty) return this.renew(draft);
      this.revision = draft.revision;
      this.set({ draft, status: 'unsaved' });
      this.later.after(savePause);
    });
    // It may have failed since the work is not what it was taken for.
    if (!isDone) this.offer(await this.calls.read().catch(() => this.state.draft));
    return isDone;
  }

  /** Puts what the server has in the place of what is typed. */
  reload(): Promise<boolean> {
    return this.attempt('save', async () => this.renew(await this.calls.read()));
  }

  /** Saves what is typed over what was saved elsewhere. */
  async saveOver(): Promise<boolean> {
    const look = async () => {
      this.revision = (await this.calls.read()).revision;
    };
    return (await this.attempt('save', look)) && this.save();
  }

  /** The question about prohibited words has its answer. */
  answer(): void {
    this.set({ asked: null });
  }

  /** Takes what was read anew, which takes the place of what is typed only where all of that is saved. */
  offer(draft: WorkDraft): void {
    if (draft.revision < this.revision) return;
    if (this.isDirty) this.set({ draft });
    else if (draft.revision > this.revision) this.renew(draft);
    else this.stand(draft);
  }

  /** The editor is there, be it again: what was not saved when it was left stands in it. */
  enter(): void {
    this.later.end(false);
    const kept = readValues(this.state.draft.id);
    if (!kept || this.isDirty || isSaved(kept.values, this.state.draft)) return;
    this.revision = kept.revision;
    this.set({ values: kept.values, status: 'unsaved', isRestored: true });
    this.later.after(savePause);
  }

  /** The editor goes. A draft is saved now; false when something that is typed is in the browser alone. */
  async leave(): Promise<boolean> {
    this.later.end(true);
    this.keep();
    return !this.isDirty || (this.isAuto && this.state.status !== 'changed' && (await this.save()));
  }

  /** Keeps in the browser what the server does not have yet. */
  keep(): void {
    if (this.isDirty) keepValues(this.state.draft.id, { values: this.state.values, revision: this.revision });
  }

  /** The work is gone, and what was typed with it. */
  forget(): void {
    this.later.end(true);
    this.saved = this.state.values;
    dropValues(this.state.draft.id);
  }

  private async write(acknowledged: boolean): Promise<boolean> {
    if (!this.isDirty) return true;
    const sent = this.state.values;
    this.set({ status: 'saving' });
    const send = async () => {
      const change = toChange(sent, { id: this.state.draft.id, revision: this.revision });
      this.settle(await this.calls.save({ ...change, acknowledged }), sent);
    };
    return (await this.attempt('save', send)) || (this.state.status === 'changed' && (await this.isThere(sent)));
  }

  /** Somebody else was faster, or the answer to a call of ours was lost: then what is there is what was sent. */
  private async isThere(sent: EditValues): Promise<boolean> {
    const theirs = await this.calls.read().catch(() => null);
    if (!theirs || !isSaved(sent, theirs)) return false;
    this.settle(theirs, sent);
    return true;
  }

  /** What the server has is what was sent; more may have been typed meanwhile. */
  private settle(answer: WorkDraft, sent: EditValues): void {
    this.later.succeed();
    this.revision = answer.revision;
    this.saved = sent;
    this.set({ draft: answer, hasSaved: true, isRestored: false, rules: {}, status: 'unsaved' });
    if (this.isDirty) this.later.after(savePause);
    else this.renew(answer);
  }

  private renew(draft: WorkDraft): void {
    this.later.rest();
    dropValues(draft.id);
    this.stand(draft);
    this.set({ status: 'saved', isRestored: false, rules: {} });
  }

  /** All that is typed is what the server has. */
  private stand(draft: WorkDraft): void {
    this.revision = draft.revision;
    this.saved = editValues(draft);
    this.set({ draft, values: this.saved });
  }

  /** Makes a call; false when it failed, which is then said. */
  private async attempt(wish: Asked, work: () => Promise<void>): Promise<boolean> {
    this.set({ error: null });
    try {
      await work();
      return true;
    } catch (error) {
      const failure = failureOf(error, wish);
      const status = failure?.status ?? 'failed';
      this.set({ ...failure, status: this.isDirty ? status : 'saved' });
      if (!failure) throw error;
      if (this.state.status === 'failed' && mayPass(error)) this.later.again();
      return false;
    }
  }

  private alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.busy.then(work);
    // Whether it went well is its caller's business; the next one only waits for its end.
    this.busy = done.catch(() => undefined);
    return done;
  }

  private set(part: Partial<EditSaverState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
