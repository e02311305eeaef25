import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import { Later } from '@/lib/platform/client/later';
import type { ContentDocument, ContentDraft } from '../contract';
import { documentOf, type EditedPage, editedPage, placedProblems } from './edited-page';
import { dropCopy, keepCopy } from './kept-copy';
import { sameDocument } from './same-document';
import type { SaverState } from './saver-state';

/** The calls that keep a draft; they are made `quiet`. */
export interface SaverCalls {
  save(input: { id: string; revision: number; document: ContentDocument }): Promise<ContentDraft>;
  read(input: { id: string }): Promise<ContentDraft>;
}

/** So long, in ms, after the last change it is saved. */
export const savePause = 2000;

/** Codes after which trying again by itself is of no use. */
const final = new Set(['Forbidden', 'Unauthorized', 'SessionEnded', 'TooLarge']);

/**
 * Keeps a draft while it is typed: two seconds after the last change, one call at a time, each with the revision that the
 * one before has answered. What the server has not taken is also kept in the browser (`kept-copy.ts`), so that a login which
 * is over or a closed tab loses nothing.
 */
export class DraftSaver {
  private state: SaverState;
  /** The page that the server has, which is `state.page` itself once all is saved. */
  private savedPage: EditedPage;
  private readonly listeners = new Set<() => void>();
  private readonly later = new Later(() => void this.flush());
  /** What is under way; the next call waits for it. */
  private busy: Promise<unknown> = Promise.resolve();

  constructor(
    draft: ContentDraft,
    private readonly calls: SaverCalls,
  ) {
    const page = editedPage(draft.document);
    this.savedPage = page;
    const none = { hasSaved: false, error: null, problems: {}, theirs: null, edition: 0 };
    this.state = { draft, page, status: 'saved', ...none };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly get = (): SaverState => this.state;

  /** Whether the server lacks something of what is typed. */
  get isDirty(): boolean {
    return this.state.page !== this.savedPage;
  }

  /** Takes what is typed; it is saved after a pause, unless it waits for a decision. */
  change(page: EditedPage): void {
    const waits = this.state.status === 'changed' || this.state.status === 'gone' || this.state.status === 'saving';
    this.set({ page, problems: {}, ...(!waits && { status: 'unsaved', error: null }) });
    if (!waits) this.later.after(savePause);
  }

  /** Saves at once; false when something of what is typed is still not kept. */
  flush(): Promise<boolean> {
    this.later.rest();
    return this.alone(() => this.save());
  }

  /** Saves what is typed over what somebody else has saved. */
  saveOver(): Promise<boolean> {
    const { theirs } = this.state;
    if (theirs) this.set({ draft: theirs, theirs: null, status: 'unsaved' });
    return this.flush();
  }

  /** Makes another change of the page by the revision that was seen last. Without a page that is left nothing is to be saved. */
  apply<Left extends ContentDraft | null>(
    work: (seen: { id: string; revision: number }) => Promise<Left>,
  ): Promise<Left> {
    this.later.rest();
    return this.alone(async () => {
      const { id, revision } = this.state.draft;
      try {
        const draft = await work({ id, revision });
        if (draft) this.set({ draft });
        else this.forget();
        return draft;
      } catch (error) {
        if (error instanceof AnswerError && error.code === 'Changed') await this.showTheirs(null);
        if (error instanceof AnswerError && error.fields.length > 0) this.showProblems(error);
        throw error;
      } finally {
        if (this.isDirty && this.state.status === 'unsaved') this.later.after(savePause);
      }
    });
  }

  /** Puts what the server has in the place of what is typed, of which a copy is kept. */
  take(draft: ContentDraft): void {
    keepCopy(draft.id, 'replaced', { page: this.state.page, keptAt: Date.now() });
    this.renew(draft);
  }

  /** The same for what was read anew: only a later revision, and only while nothing is typed that it does not have. */
  offer(draft: ContentDraft): boolean {
    const { status } = this.state;
    if (this.isDirty || status !== 'saved' || draft.revision <= this.state.draft.revision) return false;
    this.renew(draft);
    return true;
  }

  /** Puts another text in the place of what is typed, of which a copy is kept; it is saved like any change. */
  put(page: EditedPage): void {
    keepCopy(this.state.draft.id, 'replaced', { page: this.state.page, keptAt: Date.now() });
    this.set({ edition: this.state.edition + 1 });
    this.change(page);
  }

  /** The screen is there, be it again. */
  enter(): void {
    this.later.end(false);
  }

  /** The screen goes: what is not saved is saved now, and kept in the browser unless that goes well. */
  leave(): void {
    this.later.end(true);
    this.keepUnsaved();
    const { status } = this.state;
    if (this.isDirty && (status === 'unsaved' || status === 'saving' || status === 'failed')) void this.flush();
  }

  /** Keeps in the browser what the server does not have yet. */
  keepUnsaved(): void {
    if (this.isDirty) keepCopy(this.state.draft.id, 'unsaved', { page: this.state.page, keptAt: Date.now() });
  }

  private renew(draft: ContentDraft): void {
    this.later.rest();
    const page = editedPage(draft.document);
    this.savedPage = page;
    dropCopy(draft.id, 'unsaved');
    const none = { error: null, problems: {}, theirs: null, hasSaved: false };
    this.set({ draft, page, status: 'saved', edition: this.state.edition + 1, ...none });
  }

  /** The page is gone, and what was typed with it. */
  private forget(): void {
    this.savedPage = this.state.page;
    dropCopy(this.state.draft.id, 'unsaved');
    this.set({ status: 'saved' });
  }

  private async save(): Promise<boolean> {
    const { page, draft, theirs } = this.state;
    if (!this.isDirty) return true;
    if (theirs || this.state.status === 'gone') return false;
    const made = documentOf(page);
    if ('problems' in made) {
      this.set({ status: 'refused', problems: made.problems });
      this.keepUnsaved();
      return false;
    }
    this.set({ status: 'saving' });
    try {
      this.settle(page, await this.calls.save({ id: draft.id, revision: draft.revision, document: made.document }));
    } catch (error) {
      await this.fail(error, page, made.document);
      if (this.state.page !== page && this.state.status === 'refused') {
        // What was put right meanwhile has not been sent yet.
        this.set({ status: 'unsaved' });
        this.later.after(savePause);
      }
    }
    return !this.isDirty;
  }

  /** What was sent is kept; more may have been typed meanwhile. */
  private settle(sent: EditedPage, draft: ContentDraft): void {
    this.savedPage = sent;
    this.later.succeed();
    this.set({ draft, status: this.isDirty ? 'unsaved' : 'saved', hasSaved: true, error: null, theirs: null });
    if (this.isDirty) this.later.after(savePause);
    else dropCopy(draft.id, 'unsaved');
  }

  private async fail(error: unknown, sent: EditedPage, document: ContentDocument): Promise<void> {
    this.keepUnsaved();
    if (!(error instanceof AnswerError || error instanceof ConnectionError)) {
      this.set({ status: 'failed' });
      throw error;
    }
    const code = error instanceof AnswerError ? error.code : '';
    if (code === 'Changed') return this.showTheirs({ sent, document });
    if (code === 'NullPointer') this.set({ status: 'gone', error });
    else if (error instanceof AnswerError && error.fields.length > 0) this.showProblems(error);
    else {
      this.set({ status: 'failed', error });
      if (!final.has(code)) this.later.again();
    }
  }

  private showProblems(error: AnswerError): void {
    const problems = placedProblems(this.state.page, error.fields);
    this.set({ ...(this.isDirty && { status: 'refused' as const }), problems });
  }

  /** Somebody else was faster, or the answer to a call of ours was lost: then what is there is what was sent. */
  private async showTheirs(mine: { sent: EditedPage; document: ContentDocument } | null): Promise<void> {
    try {
      const theirs = await this.calls.read({ id: this.state.draft.id });
      if (mine && sameDocument(theirs.document, mine.document)) this.settle(mine.sent, theirs);
      else if (this.isDirty) this.set({ status: 'changed', theirs, error: null });
      else this.renew(theirs);
    } catch (error) {
      if (!(error instanceof AnswerError || error instanceof ConnectionError)) throw error;
      const isGone = error instanceof AnswerError && error.code === 'NullPointer';
      this.set({ status: isGone ? 'gone' : 'failed', error });
      if (!isGone) this.later.again();
    }
  }

  private alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.busy.then(work);
    // Whether it went well is its caller's business; the next one only waits for its end.
    this.busy = done.catch(() => undefined);
    return done;
  }

  private set(part: Partial<SaverState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
