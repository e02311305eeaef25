export type ChunkFailure = 'missing' | 'error' | 'timeout';

/** A part of the program did not load (specification section 8). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(
    readonly chunk: string,
    readonly type: ChunkFailure,
    options: { cause?: unknown } = {},
  ) {
    super(`Loading chunk ${chunk} failed (${type})`, options);
  }
}
