import type { ChunkError } from '@/lib/platform/shared/chunk-error';
import { chunkText } from './fault-words';
import { toast } from './toast';
import { reloadWithTyped } from './typed';

/** Says that a part of the program did not come, in the language of the page, with 'try again'. */
export function tell(error: ChunkError, attempt: () => void): void {
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
