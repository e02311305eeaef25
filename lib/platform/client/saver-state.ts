import type { FieldError } from '@/lib/platform/shared/error-codes';
import type { AnswerError, ConnectionError } from './errors';
import type { KeptTyped } from './kept-typed';

/**
 * The state of saving: the server has everything; it waits for a pause, or for a press where it does not save
 * automatically; a call is running; the server could not be reached or cannot save, with the reason in `error`
 * (`failed`, retried automatically where that helps); a field breaks a rule (`refused`); something needs a confirmation
 * first (`asking`, with the `question`); somebody else has saved meanwhile (`changed`); the edited thing does not exist any
 * more (`gone`).
 */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'asking' | 'changed' | 'gone';

/** Broken rules, by the paths of their fields. */
export type BrokenRules = Readonly<Record<string, string>>;

/** The state of an edited thing. */
export interface SaverState<Saved, Typed> {
  /** The server's last version. */
  saved: Saved;
  typed: Typed;
  status: SaveStatus;
  /** Whether it was saved in this visit, and not only loaded. */
  hasSaved: boolean;
  /** The values were restored from an earlier visit of the editor. */
  isRestored: boolean;
  /** Error of the last call; null where rules or the question show it. */
  error: AnswerError | ConnectionError | null;
  rules: BrokenRules;
  /** What must be confirmed before it is saved: prohibited words, or that others are told of the change. */
  question: AnswerError | null;
  /** The version that somebody else has saved meanwhile. */
  theirs: Saved | null;
  /** Grows when other values replace the typed ones: fields with their own state must be reset. */
  edition: number;
}

/** The base of a save. */
export interface Seen {
  /** The last known revision. */
  revision: number;
  /** The author has confirmed the warning: prohibited words go to review. */
  acknowledged: boolean;
}

/** The parts that are particular to a kind of edited thing. */
export interface SaverParts<Saved, Typed> {
  /** Storage key in the tab: `work-unsaved:17`. */
  key: string;
  /** Delay in ms after the last change before it is saved. */
  pause: number;
  /** The calls, made `quiet`. They throw what `call` throws; `Changed` for an outdated revision. */
  save(typed: Typed, seen: Seen): Promise<Saved>;
  read(): Promise<Saved>;
  /** The values of the editor. */
  typedOf(saved: Saved): Typed;
  /**
   * Whether the server has the typed values: otherwise a save whose answer was lost would look like somebody else's.
   */
  isSaved(typed: Typed, saved: Saved): boolean;
  /** Values of the editor once everything is saved; the typed ones by default. */
  settled?(saved: Saved): Typed;
  /** Whether it saves automatically; always by default. */
  isAuto?(saved: Saved): boolean;
  /** Broken rules as far as the browser can check; null for none. Invalid values are not sent. */
  check?(typed: Typed): BrokenRules | null;
  /** Maps the fields of an error to places in the editor; their own fields by default. */
  place?(typed: Typed, fields: readonly FieldError[]): BrokenRules;
  /** Validates stored values of an earlier visit; without this they are not restored. */
  restore?(kept: unknown): Typed | null;
  /** Called when other values replace the typed ones. */
  onReplaced?(kept: KeptTyped<Typed>): void;
  /** Called when the editor closes with values that are only in the tab. */
  onUnsaved?(): void;
}
