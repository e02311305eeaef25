import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

/** The code that reports it, with its messages. Every page loads it after hydration. */
export const loadFaults = () => importWithTimeout(() => import('./faults'), 'faults');

/**
 * Loads a chunk on demand, and returns it. A failure is reported with 'try again' (specification section 8).
 *
 * @param load `() => import('./share-sheet')`
 * @param name its name in the message
 */
export function loadPart<Module>(load: () => Promise<Module>, name: string, take: (module: Module) => void): void {
  const attempt = () => {
    importWithTimeout(load, name).then(take, (error: ChunkError) => tellChunkError(error, attempt));
  };
  attempt();
}

/** Reports a chunk that did not load, with 'try again'. */
export function tellChunkError(error: ChunkError, attempt: () => void): void {
  loadFaults().then(
    ({ tell }) => tell(error, attempt),
    // The messages did not load either: shows the specification's own message in the browser's dialog.
    () => confirm(error.message) && attempt(),
  );
}
