import { dataOfAnswer, handleFailure } from '@/lib/platform/client/error-path';
import { AnswerError, ConnectionError } from '@/lib/platform/client/errors';
import { isPassing } from '@/lib/platform/client/wait-to-retry';
import type { UploadProblem } from './upload-state';

/** Why an upload stopped: it continues later by itself (`problem` null), or it cannot. */
export interface Trouble {
  problem: UploadProblem | null;
  /** The cause of waiting. */
  error: unknown;
  /** The server received other bytes than were sent: this is retried a limited number of times. */
  isSpoilt?: boolean;
}

/** Longer waits than this, in seconds, are not made automatically. */
const patience = 60;
/** Statuses of the protocol, which come without an envelope. */
const problems: Record<number, UploadProblem> = { 403: 'gone', 404: 'gone', 410: 'gone', 413: 'tooLarge' };
/** The piece took too long, or the offset differs: asking again solves it. */
const curable = new Set([408, 409, 423]);
const spoilt = 460;
const problemsByCode: Record<string, UploadProblem> = {
  Unauthorized: 'loggedOut',
  SessionEnded: 'loggedOut',
  AccountLocked: 'loggedOut',
  PhoneNeeded: 'phoneNeeded',
  TooManyRequests: 'tooMany',
  TooLarge: 'tooLarge',
};

/** Interprets the server's answer to a request of the protocol; an ended login takes the usual error path. */
export function troubleOf(status: number, body: string, retryAfter: string | null): Trouble {
  if (curable.has(status)) return passing();
  if (status === spoilt) return { ...passing(), isSpoilt: true };
  const error = envelopeOf(body, retryAfter);
  if (!error) return status >= 500 ? passing() : { problem: problems[status] ?? 'refused', error: null };
  const waits = error.code !== 'TooManyRequests' || (error.retryAfterSeconds ?? Infinity) <= patience;
  if (isPassing(error) && waits) return { problem: null, error };
  handleFailure(error, true);
  return { problem: problemsByCode[error.code] ?? 'refused', error };
}

/** No answer came at all. */
export function passing(cause?: unknown): Trouble {
  return { problem: null, error: new ConnectionError('network', { cause }) };
}

function envelopeOf(body: string, retryAfter: string | null): AnswerError | null {
  try {
    dataOfAnswer(body, retryAfter);
  } catch (error) {
    if (error instanceof AnswerError) return error;
  }
  return null;
}
