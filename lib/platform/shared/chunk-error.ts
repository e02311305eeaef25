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

/**
 * The failure behind what was thrown while a page was drawn: ours, or that of the loader of pages, which names the file.
 * Null for anything else.
 */
export function chunkErrorBehind(error: unknown): ChunkError | null {
  if (error instanceof ChunkError) return error;
  if (!(error instanceof Error)) return null;
  if (isOfOtherRelease(error)) return new ChunkError(/^Module (\S+)/.exec(error.message)?.[1] ?? '', 'missing');
  if (error.name !== 'ChunkLoadError') return null;
  const file = /chunk \S*?([^/\s]+?)(?:\.\w+)?(?=\s|$)/.exec(error.message)?.[1] ?? '';
  return new ChunkError(file, 'error', { cause: error });
}

/** Turbopack says so in words when a chunk was loaded and lacks the module, as after a new release. */
export function isOfOtherRelease(error: unknown): boolean {
  return error instanceof Error && error.message.includes('module factory is not available');
}
