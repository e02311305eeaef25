import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

/** What says it, with its words. Every page loads it once it stands. */
export const loadFaults = () => importWithTimeout(() => import('./faults'), 'faults');

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
  loadFaults().then(
    ({ tell }) => tell(error, attempt),
    // The words are lost too: the specification's own message, in the browser's dialog.
    () => confirm(error.message) && attempt(),
  );
}
