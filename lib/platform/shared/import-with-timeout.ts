import { ChunkError, isOfOtherRelease } from './chunk-error';

/** How long a part of the program may take to load, in milliseconds (specification sections 7 and 9). */
export const chunkTimeout = 120_000;

/**
 * Loads a part of the program; every dynamic import goes through here (specification section 8). After a failure another
 * call asks for the file again.
 *
 * @param name what the error calls the chunk
 * @throws ChunkError `timeout` after 120 s, `missing` when the file came without the module, `error` otherwise
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
