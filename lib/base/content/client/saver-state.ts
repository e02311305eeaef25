import type { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import type { ContentDraft } from '../contract';
import type { EditedPage, FieldProblems } from './edited-page';

/**
 * How what is typed stands: kept by the server; waiting for a pause; on its way; not kept, which is tried again (`failed`) or
 * waits for the fields to be put right (`refused`), for a word on what somebody else has saved (`changed`), or for ever,
 * since the page is gone.
 */
type SaverStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'changed' | 'gone';

export interface SaverState {
  /** The page as the server had it last. */
  draft: ContentDraft;
  /** What is typed. */
  page: EditedPage;
  status: SaverStatus;
  /** Whether it was saved in this visit, and not only loaded. */
  hasSaved: boolean;
  /** Why it is not kept, in words for the person where the server gave some. */
  error: AnswerError | ConnectionError | null;
  problems: FieldProblems;
  /** What somebody else has saved meanwhile. */
  theirs: ContentDraft | null;
  /** Grows when another text takes the place of what is typed: fields begin anew with it. */
  edition: number;
}
