import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { earlyMinutes } from '@/lib/live/broadcast/codes';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import type { Encoding } from './encode-stream';
import { probeAddress } from './probe-stream';
import type { startStreams } from './stream-node';
import type { StreamSource } from './stream-session';

/** Milliseconds between two tries of an address that sends nothing. */
const tryEvery = 10_000;
/** Addresses that are looked at in one try. */
const most = 20;

/**
 * Fetches the streams of public broadcasts whose source is an address, from their start until their planned end. Of several nodes
 * one gets the session; an address that ends or sends nothing is tried again.
 */
export function fetchAddresses(context: Context, node: ReturnType<typeof startStreams>): () => void {
  let isLooking = false;
  const looking = setInterval(() => void look(), tryEvery).unref();
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const { id, source_address } of await due(context)) {
        if (await isPublicAddress(source_address)) await node.takeFrom(id, addressSource(source_address));
        else context.log.warn({ broadcastId: id }, 'an address of a stream is not public');
      }
    } catch (error) {
      context.log.warn({ err: error }, 'addresses of streams could not be looked at');
    } finally {
      isLooking = false;
    }
  }
  return () => clearInterval(looking);
}

/** Public broadcasts from an address that should be on air and of which no session goes on. */
function due({ db, now }: Context) {
  return db.read
    .selectFrom('live_broadcast')
    .leftJoin('live_session', (join) =>
      join.onRef('live_session.broadcast_id', '=', 'live_broadcast.id').on('live_session.ended_at', 'is', null),
    )
    .select(['live_broadcast.id', 'source_address'])
    .where('source', '=', 'address')
    .where('review_state', '=', 2)
    .where('canceled_at', 'is', null)
    .where('missed_at', 'is', null)
    .where('live_broadcast.ended_at', 'is', null)
    .where('start_at', '<=', now())
    .where('start_at', '>', now() - 24 * earlyMinutes * 60_000)
    .where('planned_end_at', '>', now())
    .where('live_session.id', 'is', null)
    .orderBy('start_at')
    .limit(most)
    .execute();
}

/** Networks that are no business of a stranger's address. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address leads out of our own network; a demonstration may fetch from the machine that it runs on. */
export async function isPublicAddress(address: string): Promise<boolean> {
  if (env().demo) return true;
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:') return false;
  const bare = hostname.replace(/^\[|\]$/g, '');
  const all = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await lookup(bare, { all: true });
  return all.every(({ address: one, family }) => !inside.check(one, family === 6 ? 'ipv6' : 'ipv4'));
}

/** Bytes are not known of what ffmpeg fetches itself: what it has encoded stands for them. */
function addressSource(address: string): StreamSource {
  const input = [
    ...['-protocol_whitelist', 'https,tls,tcp,http,crypto', '-rw_timeout', '10000000'],
    ...['-allowed_extensions', 'ALL', '-re', '-f', 'hls', '-i', address],
  ];
  let encoding: Encoding | null = null;
  let hasPicture = false;
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    async probe() {
      const probed = await probeAddress(input);
      hasPicture = probed !== null;
      if (!probed) letGo();
      return probed;
    },
    input,
    feed(began) {
      encoding = began;
      return () => {};
    },
    sends: () => ({ video: hasPicture, audio: true }),
    bytes: () => encoding?.progress().bytes ?? 0,
    leftOut: () => 0,
    cut: letGo,
    gone,
  };
}
