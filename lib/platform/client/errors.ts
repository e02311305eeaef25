import type { ErrorCode, FieldError } from '@/lib/platform/shared/error-codes';

/** An answer with a code other than OK (specification section 8). Its text is the server's message for the person. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';

  constructor(
    readonly code: ErrorCode | (string & {}),
    message: string,
    /** Errors of single fields of the input; empty if unknown. */
    readonly fields: readonly FieldError[] = [],
    /** Wait before the next attempt, in seconds; null if unknown. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** No usable answer: no connection, a timeout, or not our envelope. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(
    readonly reason: 'network' | 'timeout' | 'unreadable',
    options: { cause?: unknown } = {},
  ) {
    super(`connection: ${reason}`, options);
  }
}
