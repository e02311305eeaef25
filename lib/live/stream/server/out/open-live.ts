import { randomUUID } from 'node:crypto';
import { millisecondsInHour, millisecondsInSecond } from 'date-fns/constants';
import { isAdmitted } from '@/lib/live/admission/port';
import { type Broadcast, findPublicBroadcast, readStanding } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { viewerOf } from '@/lib/platform/server/viewer';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { videoUrl } from '@/lib/platform/shared/format/picture';
import { pathHours, previewSeconds, provided } from '../../codes';
import type { openLive as contract, LiveOpening } from '../../contract';
import type { LiveProvider } from '../provider/live-provider';
import { liveProvider } from '../provider/open-provider';
import { noteViewing } from './count-viewings';
import { type LiveToken, signLivePath } from './live-token';

/**
 * Opens a public broadcast for one viewing: by a path of ours, or by an address of the provider, which is valid for minutes, since nobody
 * asks us whether a viewer still may watch. There is a playlist while it is on air or its encoder may come back; of one that costs
 * something, for who has paid, and for everybody else during a preview, once for each viewer. Throws NullPointer for one that is
 * not public.
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
  const provider = broadcast.source === 'encoder' ? liveProvider() : null;
  const latest = now + (provider ? provided.address * millisecondsInSecond : pathHours * millisecondsInHour);
  const isOnAir = standing.phase === 'live' || standing.phase === 'interrupted';
  const previewUntil = isOpen || !isOnAir ? null : await previewEnd(context, broadcast);
  const mayWatch = isOpen || (previewUntil !== null && previewUntil > now);
  const expiresAt = isOpen ? latest : Math.min(latest, previewUntil ?? latest);
  const token = { viewing, personId, expiresAt, isPreview: !isOpen };
  const address = provider ? () => providedAddress(context, provider, id, token) : () => ownAddress(context, id, token);
  return {
    ...standing,
    viewing,
    playlist: isOnAir && mayWatch ? await address() : null,
    previewUntil: previewUntil === null ? null : isoInBeijing(previewUntil),
    needsPayment: !isOpen,
    expiresAt: isoInBeijing(expiresAt),
  };
}

const ownAddress = async (context: Context, id: string, token: LiveToken) =>
  videoUrl(`${await signLivePath(context, id, token)}master.m3u8`);

/** Counts the viewing, too. Null where the encoder has no name at the provider any more. */
async function providedAddress(
  { db, now }: Context,
  provider: LiveProvider,
  id: string,
  { viewing, expiresAt }: LiveToken,
): Promise<string | null> {
  const key = await db.read.selectFrom('live_key').select('name').where('broadcast_id', '=', id).executeTakeFirst();
  if (key?.name == null) return null;
  noteViewing(id, viewing, { now: now(), by: 'address' });
  return provider.playAddress({ name: key.name, until: expiresAt });
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
