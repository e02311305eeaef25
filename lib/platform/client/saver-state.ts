import type { FieldError } from '@/lib/platform/shared/error-codes';
import type { AnswerError, ConnectionError } from './errors';
import type { KeptTyped } from './kept-typed';

/**
 * How what is typed stands: the server has it; it waits for a pause, or for a press where it is not saved by itself; it is on
 * its way; the server could not be asked or cannot take it now, and `error` says why (`failed`, tried again by itself where
 * that helps); a field breaks a rule (`refused`); prohibited words are to be acknowledged (`asking`); somebody else has saved
 * meanwhile (`changed`); what was edited is there no more (`gone`).
 */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'asking' | 'changed' | 'gone';

/** The rules that fields break, by the paths of the fields. */
export type BrokenRules = Readonly<Record<string, string>>;

/** Something that is edited, as it stands. */
export interface SaverState<Saved, Typed> {
  /** As the server had it last. */
  saved: Saved;
  typed: Typed;
  status: SaveStatus;
  /** Whether it was saved in this visit, and not only loaded. */
  hasSaved: boolean;
  /** What is typed was typed before the editor was left. */
  isRestored: boolean;
  /** Why the last call failed; null where rules or the question say it. */
  error: AnswerError | ConnectionError | null;
  rules: BrokenRules;
  /** What somebody else has saved meanwhile. */
  theirs: Saved | null;
  /** Grows when another text takes the place of what is typed: fields that hold their own text begin anew with it. */
  edition: number;
}

/** What a save knows of what it changes. */
export interface Seen {
  /** Of the last change that is known here. */
  revision: number;
  /** Its author has been told of prohibited words: they go to review. */
  acknowledged: boolean;
}

/** What is particular to one kind of thing that is edited. */
export interface SaverParts<Saved, Typed> {
  /** Names it among everything that a tab keeps: `work-unsaved:17`. */
  key: string;
  /** So long, in ms, after the last change it is saved. */
  pause: number;
  /** The calls, made `quiet`. They throw what `call` throws; `Changed` where the revision is not the last. */
  save(typed: Typed, seen: Seen): Promise<Saved>;
  read(): Promise<Saved>;
  /** What stands in the editor of it. */
  typedOf(saved: Saved): Typed;
  /** Whether the server has what is typed: a save whose answer was lost looks like somebody else's otherwise. */
  isSaved(typed: Typed, saved: Saved): boolean;
  /** What stands in the editor once all of it is saved; what is typed, unless given. */
  settled?(saved: Saved): Typed;
  /** Whether it is saved by itself; always, unless given. */
  isAuto?(saved: Saved): boolean;
  /** The rules that it breaks as far as the browser can tell; null for none. It is not sent before. */
  check?(typed: Typed): BrokenRules | null;
  /** Where the broken rules of an answer stand in the editor; at their own fields, unless given. */
  place?(typed: Typed, fields: readonly FieldError[]): BrokenRules;
  /** What an earlier visit could not save, if it can stand in the editor; without this it is not put back. */
  restore?(kept: unknown): Typed | null;
  /** Another text takes the place of what is typed. */
  onReplaced?(kept: KeptTyped<Typed>): void;
  /** The editor is gone, and what was typed is in the tab alone. */
  onUnsaved?(): void;
}
