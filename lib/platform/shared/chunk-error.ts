export type ChunkFailure = 'missing' | 'error' | 'timeout';

/** A chunk did not load (specification section 8). */
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

/** Turbopack's error message when a loaded chunk lacks the module, as after a new release. */
export function isOfOtherRelease(error: unknown): boolean {
  return error instanceof Error && error.message.includes('module factory is not available');
}
