import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { env } from '@/lib/platform/server/env';
import type { Service } from '@/lib/platform/server/service';
import { fetchAddresses } from './fetch-addresses';
import { startStreams } from './stream-node';

/**
 * Takes streams in: from encoders at `RTMP_PORT`, and from addresses at their time. A node whose port is in use takes none from
 * encoders, and is started all the same: another node of the same machine does.
 */
export const streamService: Service = {
  name: 'streams',
  async start(context) {
    const { port, streams: most } = env().live;
    const node = startStreams(context, { node: `${hostname()} ${randomUUID().slice(0, 8)}`, most });
    const stopFetching = fetchAddresses(context, node);
    const door = port === null ? null : await openDoor(port);
    return async () => {
      stopFetching();
      await node.stop();
      await door?.close();
    };

    async function openDoor(at: number) {
      // Loaded where it is needed alone.
      const { openEncoderDoor } = await import('./encoder-door');
      const take = (encoder: Parameters<typeof node.take>[0]) =>
        void node.take(encoder).catch((error: unknown) => {
          context.log.error({ err: error }, 'an encoder could not be taken in');
          encoder.cut();
        });
      try {
        return await openEncoderDoor({ port: at, host: '0.0.0.0' }, take);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
        context.log.warn({ port: at }, 'RTMP_PORT is in use: this node takes no encoders');
        return null;
      }
    }
  },
};
