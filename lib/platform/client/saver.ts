import { dropTyped, readTyped } from './kept-typed';
import { isFailure, refusalOf } from './save-failure';
import { SaverCore } from './saver-core';

/**
 * Keeps something while it is edited (`Saved` as the server has it, `Typed` as it stands in the editor): after a pause, one
 * call at a time, each with the revision that the one before has answered. What is typed stays until it is saved or somebody
 * gives it up; what the server lacks is kept in the tab too, over a reload, a lost line and a login that is over. For a screen
 * there is `useSaver`.
 *
 * @example
 * const saver = new Saver<ArticleDraft, Pick<ArticleDraft, 'title' | 'body'>>(first, {
 *   key: `article-unsaved:${first.id}`,
 *   pause: 1500,
 *   save: (typed, seen) => call(saveArticle, { id: first.id, ...typed, ...seen }, { quiet: true }),
 *   read: () => call(getArticleDraft, { id: first.id }, { quiet: true }),
 *   typedOf: ({ title, body }) => ({ title, body }),
 *   isSaved: (typed, saved) => typed.title.trim() === saved.title && typed.body === saved.body,
 * });
 * saver.change({ title: '光' });
 */
export class Saver<Saved extends { revision: number }, Typed extends object> extends SaverCore<Saved, Typed> {
  /** Takes what is typed; it is saved after a pause, unless it waits for a decision. Of what is put right no rule is told any more. */
  change(part: Partial<Typed>): void {
    const { typed, status } = this.state;
    const rules = Object.entries(this.state.rules).filter(([field]) => !((field.split('.')[0] ?? field) in part));
    this.set({ typed: { ...typed, ...part }, rules: Object.fromEntries(rules) });
    if (status === 'changed' || status === 'gone') return;
    if (status !== 'saving') this.set({ status: 'unsaved', error: null });
    this.later.after(this.parts.pause);
  }

  /** Saves what is typed over what somebody else has saved. */
  saveOver(): Promise<boolean> {
    const { theirs } = this.state;
    if (theirs) {
      this.revision = theirs.revision;
      this.set({ saved: theirs, theirs: null, status: 'unsaved' });
    }
    return this.save();
  }

  /** Puts what the server has in the place of what is typed; false when it could not be read. */
  async reload(): Promise<boolean> {
    try {
      this.take(this.state.theirs ?? (await this.parts.read()));
      return true;
    } catch (error) {
      this.miss(error);
      return false;
    }
  }

  /** Prohibited words are not to be sent to review. */
  decline(): void {
    if (this.state.status === 'asking') this.set({ status: 'unsaved' });
  }

  /**
   * Does something else to it, such as publishing it, by the revision that was seen last; what is typed and not saved stays.
   * Null says that it is gone, and what was typed with it. Throws what the work throws; the state says it too.
   */
  apply<Left extends Saved | null>(work: (seen: { revision: number }) => Promise<Left>): Promise<Left> {
    this.later.rest();
    return this.calls.run(async () => {
      try {
        const left = await work({ revision: this.revision });
        if (left) this.accept(left);
        else this.forget();
        return left;
      } catch (error) {
        const { code, fields } = refusalOf(error);
        if (code === 'Changed') await this.meet(null);
        if (fields.length > 0) this.refuse(fields);
        else if (isFailure(error) && code !== 'ProhibitedWords') this.set({ error });
        throw error;
      } finally {
        if (this.isDirty && this.state.status === 'unsaved') this.wait();
      }
    });
  }

  /** Takes what was read anew, which takes the place of what is typed only where all of that is saved. */
  offer(saved: Saved): void {
    if (saved.revision < this.revision) return;
    if (this.isDirty) this.set({ saved });
    else if (saved.revision > this.revision) this.renew(saved);
    else this.stand(saved);
  }

  /** Puts this version of the server's in the place of what is typed. */
  take(saved: Saved): void {
    this.parts.onReplaced?.(this.toKeep);
    this.renew(saved);
  }

  /** Puts another text in the place of what is typed; it is saved like any change. */
  put(typed: Typed): void {
    this.parts.onReplaced?.(this.toKeep);
    this.set({ edition: this.state.edition + 1 });
    this.change(typed);
  }

  /** The editor is there, be it again: what was not saved when it was left stands in it. */
  enter(): void {
    this.later.end(false);
    const kept = this.parts.restore && !this.isDirty ? readTyped(this.parts.key) : null;
    const typed = kept && this.parts.restore?.(kept.typed);
    if (!kept || !typed || this.parts.isSaved(typed, this.state.saved)) return;
    this.revision = kept.revision;
    this.wait({ typed, isRestored: true, edition: this.state.edition + 1 });
  }

  /** The page may go: what is typed is kept, and saved where nobody else need say so. */
  hide(): void {
    this.keep();
    if (this.isAuto && this.state.status === 'unsaved') void this.save();
  }

  /** The editor goes. What is typed is saved now; false when that fails, or is not to be, and it is in the tab alone. */
  async leave(): Promise<boolean> {
    this.later.end(true);
    this.keep();
    const isWorth = this.isAuto && ['unsaved', 'saving', 'failed'].includes(this.state.status);
    const isSaved = !this.isDirty || (isWorth && (await this.save()));
    if (!isSaved) this.parts.onUnsaved?.();
    return isSaved;
  }

  /** It is gone, and what was typed with it. */
  forget(): void {
    this.later.rest();
    this.synced = this.state.typed;
    dropTyped(this.parts.key);
    this.set({ status: 'saved' });
  }
}
