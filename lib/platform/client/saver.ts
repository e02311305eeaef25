import { dropTyped, readTyped } from './kept-typed';
import { isFailure, refusalOf } from './save-failure';
import { SaverCore } from './saver-core';

/**
 * Saves a thing while it is edited (`Saved` is the server's form, `Typed` the editor's): after a pause, one call at a
 * time, each with the revision of the previous answer. Typed values stay until they are saved or discarded; unsaved
 * ones are also stored in the tab, across reloads, lost connections and ended logins. Screens use `useSaver`.
 *
 * @example const saver = new Saver<ArticleDraft, Pick<ArticleDraft, 'title' | 'body'>>(first, { key:
 * `article-unsaved:${first.id}`, pause: 1500, save: (typed, seen) => call(saveArticle, { id: first.id, ...typed,
 * ...seen }, { quiet: true }), read: () => call(getArticleDraft, { id: first.id }, { quiet: true }), typedOf: ({ title,
 * body }) => ({ title, body }), isSaved: (typed, saved) => typed.title.trim() === saved.title && typed.body ===
 * saved.body, }); saver.change({ title: '光' });
 */
export class Saver<Saved extends { revision: number }, Typed extends object> extends SaverCore<Saved, Typed> {
  /**
   * Changes values; they are saved after a pause, unless a decision is pending. Clears the broken rules of changed
   * fields.
   */
  change(part: Partial<Typed>): void {
    const { typed, status } = this.state;
    const rules = Object.entries(this.state.rules).filter(([field]) => !((field.split('.')[0] ?? field) in part));
    this.set({ typed: { ...typed, ...part }, rules: Object.fromEntries(rules) });
    if (status === 'changed' || status === 'gone') return;
    if (status !== 'saving') this.set({ status: 'unsaved', error: null });
    this.later.after(this.parts.pause);
  }

  /** Saves the values over those that somebody else has saved. */
  saveOver(): Promise<boolean> {
    const { theirs } = this.state;
    if (theirs) {
      this.revision = theirs.revision;
      this.set({ saved: theirs, theirs: null, status: 'unsaved' });
    }
    return this.save();
  }

  /** Replaces the values by the server's; false when those could not be read. */
  async reload(): Promise<boolean> {
    try {
      this.take(this.state.theirs ?? (await this.parts.read()));
      return true;
    } catch (error) {
      this.miss(error);
      return false;
    }
  }

  /** The author does not send prohibited words to review. */
  decline(): void {
    if (this.state.status === 'asking') this.set({ status: 'unsaved' });
  }

  /**
   * Runs another action on it, such as publishing, with the last known revision; unsaved values stay. A null result
   * means that it is gone, with its values. Throws what the action throws; the state has the error too.
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

  /** Takes refetched data, which replaces the values only if all of them are saved. */
  offer(saved: Saved): void {
    if (saved.revision < this.revision) return;
    if (this.isDirty) this.set({ saved });
    else if (saved.revision > this.revision) this.renew(saved);
    else this.stand(saved);
  }

  /** Replaces the values by this version of the server's. */
  take(saved: Saved): void {
    this.parts.onReplaced?.(this.toKeep);
    this.renew(saved);
  }

  /** Replaces the values; they are saved like any change. */
  put(typed: Typed): void {
    this.parts.onReplaced?.(this.toKeep);
    this.set({ edition: this.state.edition + 1 });
    this.change(typed);
  }

  /** The editor opens, possibly again: values that were not saved when it closed are restored. */
  enter(): void {
    this.later.end(false);
    const kept = this.parts.restore && !this.isDirty ? readTyped(this.parts.key) : null;
    const typed = kept && this.parts.restore?.(kept.typed);
    if (!kept || !typed || this.parts.isSaved(typed, this.state.saved)) return;
    this.revision = kept.revision;
    this.wait({ typed, isRestored: true, edition: this.state.edition + 1 });
  }

  /** The page may be closed: stores the values in the tab, and saves them if that is automatic. */
  hide(): void {
    this.keep();
    if (this.isAuto && this.state.status === 'unsaved') void this.save();
  }

  /**
   * The editor closes. Saves the values now; false when that fails or is not automatic, and they are only in the tab.
   */
  async leave(): Promise<boolean> {
    this.later.end(true);
    this.keep();
    const isWorth = this.isAuto && ['unsaved', 'saving', 'failed'].includes(this.state.status);
    const isSaved = !this.isDirty || (isWorth && (await this.save()));
    if (!isSaved) this.parts.onUnsaved?.();
    return isSaved;
  }

  /** It is gone, with its values. */
  forget(): void {
    this.later.rest();
    this.synced = this.state.typed;
    dropTyped(this.parts.key);
    this.set({ status: 'saved' });
  }
}
