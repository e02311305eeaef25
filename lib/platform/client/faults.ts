import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import { chunkText } from './fault-words';
import { toast } from './toast';
import { reloadWithTyped } from './typed';

/** Reports a chunk that did not load, in the language of the page, with a 'try again' button. */
export function tell(error: ChunkError, attempt: () => void): void {
  toast(chunkText(error), () => tryAgain(error, attempt));
}

/** Chunks that were retried without a reload. */
const tried = new Set<string>();

/**
 * Retries what failed because of a chunk: without a reload, unless that cannot help, as for files of an older release.
 * Then the page is reloaded, and typed text is kept.
 */
export function tryAgain({ chunk, type }: ChunkError, attempt: () => void): void {
  // A browser still waits for a file that has timed out.
  const isInVain = type !== 'error' || tried.has(chunk);
  // Without a connection a reload would lose the page.
  if (isInVain && navigator.onLine) reloadWithTyped();
  else {
    tried.add(chunk);
    attempt();
  }
}
