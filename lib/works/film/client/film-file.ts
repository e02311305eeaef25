import { uploadLimits } from '@/lib/base/upload/contract';
import { containerBytes, filmContainer } from '../rules/film-container';

/** Why a file need not be sent. */
export type UselessFile = 'empty' | 'tooLarge' | 'notVideo';

/** Checks a file before it is sent, by the server's rules; null for a valid one. */
export async function findUseless(file: File): Promise<UselessFile | null> {
  if (file.size === 0) return 'empty';
  if (file.size > uploadLimits.bytes) return 'tooLarge';
  try {
    const first = await file.slice(0, containerBytes).arrayBuffer();
    return filmContainer(new Uint8Array(first)) ? null : 'notVideo';
  } catch {
    // The browser cannot read it: the upload reports that and offers actions.
    return null;
  }
}
