import { ChunkError, isOfOtherRelease } from './chunk-error';

/** Timeout of loading a chunk, in milliseconds (specification sections 7 and 9). */
export const chunkTimeout = 120_000;

/**
 * Loads a chunk; every dynamic import uses this (specification section 8). After a failure another call requests the
 * file again.
 *
 * @param name the chunk's name in the error
 * @throws ChunkError `timeout` after 120 s, `missing` when the file lacks the module, `error` otherwise
 */
export async function importWithTimeout<Module>(load: () => Promise<Module>, name: string): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(name, 'timeout')), chunkTimeout);
  });
  try {
    const module = await Promise.race([load(), tooLate]);
    if (!module) throw new ChunkError(name, 'missing');
    return module;
  } catch (cause) {
    if (cause instanceof ChunkError) throw cause;
    throw new ChunkError(name, isOfOtherRelease(cause) ? 'missing' : 'error', { cause });
  } finally {
    clearTimeout(timer);
  }
}
