import { CodedError } from '@/lib/platform/shared/error-codes';

/** Maximum number of open streams per network at a process: carriers share addresses, but each stream holds a socket. */
const mostOfNetwork = 50;
const open = new Map<string, number>();

/**
 * Reserves one of `most` places for a stream of a network or another holder, and returns a function that frees it; throws
 * TooManyRequests when all are taken.
 */
export function holdStream(holder: string, most = mostOfNetwork): () => void {
  const held = open.get(holder) ?? 0;
  if (held >= most) throw new CodedError('TooManyRequests', { retryAfterSeconds: 60 });
  open.set(holder, held + 1);
  return () => {
    const left = (open.get(holder) ?? 0) - 1;
    if (left > 0) open.set(holder, left);
    else open.delete(holder);
  };
}
