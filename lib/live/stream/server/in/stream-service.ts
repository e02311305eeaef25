import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Context } from '@/lib/platform/server/context';
import { env, isLoopback } from '@/lib/platform/server/env';
import type { Service } from '@/lib/platform/server/service';
import { followNames } from '../provider/look-at-names';
import { liveProvider } from '../provider/open-provider';
import { fetchAddresses } from './fetch-addresses';
import { type StreamNode, startStreams } from './stream-node';

/**
 * Takes streams in: from encoders at `RTMP_PORT` or by a provider, and from addresses at their time. A node whose port is in use takes none from
 * encoders, and is started all the same: another node of the same machine does.
 */
export const streamService: Service = {
  name: 'streams',
  async start(context) {
    const { port, streams: most } = env().live;
    const node = startStreams(context, { node: `${hostname()} ${randomUUID().slice(0, 8)}`, most });
    const fetching = fetchAddresses(context, node);
    const provider = liveProvider();
    const following = provider && followNames({ context, node, provider });
    const closeDoor = port === null ? null : await openDoor(context, node, port);
    return async () => {
      await fetching.stop();
      await following?.stop();
      await node.stop();
      await closeDoor?.();
    };
  },
};

/** Opens the door for encoders at a port; null where it is in use. */
async function openDoor(context: Context, node: StreamNode, port: number): Promise<(() => Promise<void>) | null> {
  // Loaded only where it is needed.
  const { openEncoderDoor } = await import('./encoder-door');
  // A site that is only seen on this machine lets nobody else in.
  const isLocal = isLoopback(env().siteUrl);
  try {
    const door = await openEncoderDoor({ port, ...(isLocal && { host: '127.0.0.1' }) }, (encoder) =>
      node.take(encoder).catch((error: unknown) => {
        context.log.error({ err: error }, 'an encoder could not be let in');
        return false;
      }),
    );
    return () => door.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    context.log.warn({ port }, 'RTMP_PORT is in use: this node takes no encoders');
    return null;
  }
}
