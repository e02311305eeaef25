import { randomUUID } from 'node:crypto';
import { millisecondsInHour } from 'date-fns/constants';
import { isAdmitted } from '@/lib/live/admission/port';
import { type Broadcast, findPublicBroadcast, readStanding } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { viewerOf } from '@/lib/platform/server/viewer';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { pathHours, previewSeconds, provided } from '../../codes';
import type { openLive as contract, LiveOpening } from '../../contract';
import { playlistAddress, providerOf } from './playlist-address';

/**
 * Opens a public broadcast for one viewing: by a path of ours, or by an address of the provider, which is asked for again every few
 * minutes, so that viewers are counted. There is a playlist while it is on air or its encoder may come back; of one that costs
 * something, for who has paid, and for everybody else during a preview, once for each viewer. Throws NullPointer for one that is not
 * public.
 */
export async function openLive(
  context: Context,
  { id, viewing = randomUUID() }: InputOf<typeof contract>,
): Promise<LiveOpening> {
  const broadcast = await findPublicBroadcast(context.db.read, id);
  const standing = await readStanding(context, id);
  const personId = context.caller?.personId ?? '';
  const isOpen = await isAdmitted(context.db.read, broadcast, personId);
  const now = context.now();
  const latest = now + (providerOf(broadcast) ? provided.renewed * 1000 : pathHours * millisecondsInHour);
  const isOnAir = standing.phase === 'live' || standing.phase === 'interrupted';
  const previewUntil = isOpen || !isOnAir ? null : await previewEnd(context, broadcast);
  const mayWatch = isOpen || (previewUntil !== null && previewUntil > now);
  const expiresAt = isOpen ? latest : Math.min(latest, previewUntil ?? latest);
  const token = { viewing, personId, expiresAt, isPreview: !isOpen };
  return {
    ...standing,
    viewing,
    playlist: isOnAir && mayWatch ? await playlistAddress(context, broadcast, token) : null,
    previewUntil: previewUntil === null ? null : isoInBeijing(previewUntil),
    needsPayment: !isOpen,
    expiresAt: isoInBeijing(expiresAt),
  };
}

/** When the preview of this viewer ends, in ms: it begins with the first time that they open the broadcast while it is on air. */
async function previewEnd(context: Context, { id }: Broadcast): Promise<number> {
  const { db, now } = context;
  const viewer = await viewerOf(context, 'live');
  const begunAt = async () =>
    db.read
      .selectFrom('live_preview')
      .select('begun_at')
      .where('broadcast_id', '=', id)
      .where('viewer', '=', viewer)
      .executeTakeFirst();
  const known = await begunAt();
  if (known) return known.begun_at + previewSeconds * 1000;
  await db.transaction((tx) =>
    tx
      .insertInto('live_preview')
      .values({ broadcast_id: id, viewer, begun_at: now() })
      .onConflict((same) => same.columns(['broadcast_id', 'viewer']).doNothing())
      .execute(),
  );
  // Of two tabs that open it at once, the first one counts for both.
  return ((await begunAt())?.begun_at ?? now()) + previewSeconds * 1000;
}
