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

/** Turbopack says so in words when a chunk was loaded and lacks the module, as after a new release. */
export function isOfOtherRelease(error: unknown): boolean {
  return error instanceof Error && error.message.includes('module factory is not available');
}
