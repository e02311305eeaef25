import type { ErrorCode, FieldError } from '@/lib/platform/shared/error-codes';

/** An answer that carries a code other than OK (specification section 8). Its text is the server's, for the person. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';

  constructor(
    readonly code: ErrorCode | (string & {}),
    message: string,
    /** What is wrong with single fields of the input; empty when the server did not say. */
    readonly fields: readonly FieldError[] = [],
    /** How long to wait before the next try; null when the server did not say. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** No usable answer came: no connection, none within the time limit, or one that is not ours to read. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(
    readonly reason: 'network' | 'timeout' | 'unreadable',
    options: { cause?: unknown } = {},
  ) {
    super(`connection: ${reason}`, options);
  }
}
