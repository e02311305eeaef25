import { uploadLimits } from '@/lib/base/upload/contract';
import { containerBytes, filmContainer } from '../rules/film-container';

/** Why a file need not be sent at all. */
export type UselessFile = 'empty' | 'tooLarge' | 'notVideo';

/** Looks at a file before a byte of it is sent, by the same rules as the server does in the end; null for a good one. */
export async function findUseless(file: File): Promise<UselessFile | null> {
  if (file.size === 0) return 'empty';
  if (file.size > uploadLimits.bytes) return 'tooLarge';
  try {
    const first = await file.slice(0, containerBytes).arrayBuffer();
    return filmContainer(new Uint8Array(first)) ? null : 'notVideo';
  } catch {
    // The browser cannot read it: the upload says so, and offers what can be done.
    return null;
  }
}
