import { setTimeout as wait } from 'node:timers/promises';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { findBroadcast, type SeedStream, seedStreams } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import type { Service } from '@/lib/platform/server/service';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { hasFfmpeg, inTemporaryFolder } from '@/lib/works/film/port';
import { makeStreamKey } from '../in/key';
import { type StreamNode, startStreams } from '../in/stream-node';
import { liveProvider } from '../provider/open-provider';
import { drawPicture, type ShownPicture } from './draw-picture';
import { openFile } from './file-source';

interface Shown {
  picture: ShownPicture;
  /** How long it sends, and how long it then does not, in ms; null for one that is never interrupted. */
  turns: { sent: number; lost: number } | null;
}

/** A train loses its signal in tunnels, for less than the two minutes after which a stream is over. */
const shown: Record<SeedStream, Shown> = {
  lantern: { picture: 'lantern', turns: null },
  train: { picture: 'lights', turns: { sent: 3 * millisecondsInMinute, lost: 75 * millisecondsInSecond } },
};

/**
 * Sends the streams of the demonstration, as encoders of their hosts would, until their broadcasts are over. They are stored as they are
 * drawn, so that they cost almost nothing, and are not among the streams that the node takes in for others.
 */
export const demonstrationService: Service = {
  name: 'streams of the demonstration',
  async start(context) {
    const { demo, demoClips } = env();
    if (!demo || !demoClips || liveProvider() || !(await hasFfmpeg())) return async () => {};
    const ending = new AbortController();
    const streams = Object.entries(seedStreams) as [SeedStream, string][];
    const node = startStreams(context, { node: 'demonstration', most: streams.length });
    const sent = streams.map(([name, id]) =>
      send(context, { node, id, ...shown[name], signal: ending.signal }).catch((error: unknown) => {
        if (!ending.signal.aborted) context.log.warn({ err: error, id }, 'a stream of the demonstration has failed');
      }),
    );
    return async () => {
      ending.abort();
      await node.stop();
      await Promise.all(sent);
    };
  },
};

interface Sending extends Shown {
  node: StreamNode;
  /** Of the broadcast. */
  id: string;
  signal: AbortSignal;
}

async function send(context: Context, { node, id, picture, turns, signal }: Sending): Promise<void> {
  const key = await takeKey(context, id);
  if (key === null) return;
  await inTemporaryFolder(async (folder) => {
    const file = await drawPicture(picture, folder, signal);
    while (!signal.aborted) {
      const source = await openFile(file, context.now);
      // It is over, or its host has made another key.
      if (!(await node.takeFrom({ key }, source))) return;
      if (turns) void wait(turns.sent, undefined, { signal }).then(source.cut, source.cut);
      await source.gone;
      if (turns) await wait(turns.lost, undefined, { signal });
    }
  });
}

/** A key of a broadcast, as its host would take it; null for one that is over. */
async function takeKey(context: Context, id: string): Promise<string | null> {
  const { hostId: personId } = await findBroadcast(context.db.read, id);
  const host = { personId, sessionId: `demonstration ${personId}`, hasPhone: true, staff: null };
  try {
    return (await makeStreamKey({ ...context, caller: host }, { id })).key;
  } catch (error) {
    if (error instanceof CodedError) return null;
    throw error;
  }
}
