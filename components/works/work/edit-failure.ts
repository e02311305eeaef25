import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import type { Asked, EditSaverState } from './edit-saver-state';

/** Codes after which trying again by itself is of no use. */
const final = new Set(['Forbidden', 'Unauthorized', 'SessionEnded', 'InContest', 'NullPointer', 'PhoneNeeded']);

/** What a failed call makes of the editor; `status` holds while something is not saved. */
type Failure = Pick<EditSaverState, 'status'> & Partial<Pick<EditSaverState, 'error' | 'rules' | 'asked'>>;

/** What a call for this wish has failed by; null for what is no failure of a call but an error of ours. */
export function failureOf(error: unknown, wish: Asked): Failure | null {
  if (error instanceof ConnectionError) return { status: 'failed', error };
  if (!(error instanceof AnswerError)) return null;
  const { code, fields } = error;
  if (code === 'Changed') return { status: 'changed', error };
  if (code === 'ProhibitedWords') return { status: 'unsaved', asked: wish };
  if (fields.length === 0) return { status: 'failed', error };
  return { status: 'refused', rules: Object.fromEntries(fields.map(({ field, rule }) => [field, rule])) };
}

/** Whether the same call may go well later, without anything that somebody does. */
export const mayPass = (error: unknown): boolean => !(error instanceof AnswerError && final.has(error.code));
