import { ChunkError, isOfOtherRelease } from '@/lib/platform/shared/chunk-error';

/**
 * The chunk error in an error thrown while rendering: ours, or that of Next's loader, which names the file. Null for
 * anything else.
 */
export function chunkErrorBehind(error: unknown): ChunkError | null {
  if (error instanceof ChunkError) return error;
  if (!(error instanceof Error)) return null;
  if (isOfOtherRelease(error)) return new ChunkError(/^Module (\S+)/.exec(error.message)?.[1] ?? '', 'missing');
  if (error.name !== 'ChunkLoadError') return null;
  const file = /chunk \S*?([^/\s]+?)(?:\.\w+)?(?=\s|$)/.exec(error.message)?.[1] ?? '';
  return new ChunkError(file, 'error', { cause: error });
}
