import { storeOwnPicture } from '@/lib/base/media/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { coverCut } from '@/lib/works/work/port';
import { broadcastLimits } from '../../codes';
import type { saveBroadcastCover as contract } from '../../contract';
import { lookAfterCovers, newCoverKey } from './covers';
import { changeOwnBroadcast, type OwnBroadcastId } from './own-broadcast';

const minimum = { width: broadcastLimits.coverWidth, height: broadcastLimits.coverHeight };
const coverShape = { across: 16, down: 9 };

/**
 * Stores a picture as a cover for a broadcast of the caller, cut to 16:9 in the given part, and returns its key for `saveBroadcast`.
 * One that is not used is removed a day or two later.
 * Throws TooLarge for a file over the limit, UnsupportedMediaType for what is no still picture, ListFull beyond the maximum of
 * covers, code `400` with the rule `ratio` at `width` for a part of another shape and `dimensions` at `picture` for one that is
 * too small or outside the picture; NullPointer for a broadcast that is not the caller's, PhoneNeeded for a caller without a
 * bound phone.
 */
export async function saveBroadcastCover(
  context: Context,
  { id, picture, ...area }: InputOf<typeof contract>,
): Promise<{ key: string }> {
  if (picture.size > broadcastLimits.coverBytes) throw new CodedError('TooLarge');
  const cut = coverCut(area, coverShape);
  if (!cut) throw new CodedError('400', { fields: [{ field: 'width', rule: 'ratio' }] });
  const own = { id, personId: requireAllowed(context, 'post').personId };
  const key = newCoverKey(id);
  // The row first, so that nothing is stored without one; it goes again where nothing could be stored.
  await context.db.transaction((tx) => addRow(tx, own, key, context.now()));
  try {
    await storeOwnPicture(key, new Uint8Array(await picture.arrayBuffer()), { minimum, cut });
  } catch (error) {
    await context.db.transaction((tx) => tx.deleteFrom('live_cover').where('key', '=', key).execute());
    throw error;
  }
  return { key };
}

/** The broadcast is locked, so that of several covers at once none is too many. */
async function addRow(tx: Tx, own: OwnBroadcastId, key: string, now: number): Promise<void> {
  await changeOwnBroadcast(tx, own, {});
  const { count } = await tx
    .selectFrom('live_cover')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('broadcast_id', '=', own.id)
    .executeTakeFirstOrThrow();
  if (count >= broadcastLimits.covers) throw new CodedError('ListFull');
  await tx.insertInto('live_cover').values({ key, broadcast_id: own.id, added_at: now }).execute();
  await lookAfterCovers(tx, own.id, now);
}
