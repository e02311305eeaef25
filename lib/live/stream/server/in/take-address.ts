import { openAddress } from './address-source';
import type { FetchedStream } from './sessions';
import type { StreamNode } from './stream-node';

/** Lets a node fetch a stream from an address, unless another one does. `isCopied` where viewers do not get it from us. */
export async function takeAddress(
  node: StreamNode,
  of: FetchedStream,
  { address, isCopied }: { address: string; isCopied: boolean },
): Promise<void> {
  const source = await openAddress(address, { isCopied });
  let isTaken = false;
  try {
    isTaken = await node.takeFrom(of, source);
  } finally {
    if (!isTaken) source.cut();
  }
}
