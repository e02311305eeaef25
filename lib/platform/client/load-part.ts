import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import { chunkText } from './fault-words';
import { toast } from './toast';
import { reloadWithTyped } from './typed';

/**
 * Loads a part of the program that somebody waits for, and hands it on. Should it not come, that is said with 'try again'
 * (specification section 8).
 *
 * @param load `() => import('./share-sheet')`
 * @param name what the message calls it
 */
export function loadPart<Module>(load: () => Promise<Module>, name: string, take: (module: Module) => void): void {
  const attempt = () => {
    importWithTimeout(load, name).then(take, (error: ChunkError) => tellChunkError(error, attempt));
  };
  attempt();
}

/** Says that a part did not come, with 'try again'. */
export function tellChunkError(error: ChunkError, attempt: () => void): void {
  toast(chunkText(error), () => tryAgain(error, attempt));
}

/** The parts that were tried again in their place. */
const tried = new Set<string>();

/**
 * Tries once more what failed for want of a part: in its place, unless that is in vain, as for files of an older release. The
 * page is loaded anew then, and keeps what is typed.
 */
export function tryAgain({ chunk, type }: ChunkError, attempt: () => void): void {
  // A browser goes on waiting for a file that has not come in time.
  const isInVain = type !== 'error' || tried.has(chunk);
  // Without a connection the page would not come back either.
  if (isInVain && navigator.onLine) reloadWithTyped();
  else {
    tried.add(chunk);
    attempt();
  }
}
