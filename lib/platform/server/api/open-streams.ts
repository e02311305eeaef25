import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * Maximum number of open streams per network at a process: carriers share addresses, but each stream holds a socket.
 */
const most = 50;
const open = new Map<string, number>();

/**
 * Reserves a place for a stream and returns a function that frees it; throws TooManyRequests where the network has no
 * more.
 */
export function holdStream(network: string): () => void {
  const held = open.get(network) ?? 0;
  if (held >= most) throw new CodedError('TooManyRequests', { retryAfterSeconds: 60 });
  open.set(network, held + 1);
  return () => {
    const left = (open.get(network) ?? 0) - 1;
    if (left > 0) open.set(network, left);
    else open.delete(network);
  };
}
