import { CodedError } from '@/lib/platform/shared/error-codes';

/** Streams that one network may have open at a process: carriers share addresses, but each stream keeps a socket. */
const most = 50;
const open = new Map<string, number>();

/** Takes a place for a stream and returns how it is given back; throws TooManyRequests where the network has no more. */
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
