import { flagTexts } from '@/lib/base/moderation/port';
import { broadcastTag } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { talkLimits } from '../codes';
import type * as contract from '../contract';
import type { Chapter } from '../contract';
import { findMarks } from './find-marks';
import { holdTalk, requireKeeper } from './talk-room';

/** The chapters of a stream so far. Throws NullPointer, Forbidden for who does not look after the talk. */
export async function findChapters(
  context: Context,
  { id }: InputOf<typeof contract.findChapters>,
): Promise<Chapter[]> {
  await requireKeeper(context, id);
  return findMarks(context.db.read, id);
}

/**
 * Begins a chapter at the present time of a stream; sent twice it is one. Throws Forbidden for who does not look after the talk, Changed
 * while it is not on air, code `400` with the rule `prohibited` for prohibited words, ListFull beyond the maximum.
 */
export async function markChapter(
  context: Context,
  { id, clientId, title }: InputOf<typeof contract.markChapter>,
): Promise<Chapter[]> {
  const { broadcast } = await requireKeeper(context, id);
  const { liveAt, endedAt } = broadcast;
  if (liveAt === null || endedAt !== null) throw new CodedError('Changed');
  // Everybody sees it beside the replay.
  await flagTexts(context, { texts: [{ field: 'title', text: title }], reviewed: [], acknowledged: false });
  await context.db.transaction(async (tx) => {
    const now = context.now();
    await holdTalk(tx, id, now);
    const { count } = await tx
      .selectFrom('live_chapter')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('broadcast_id', '=', id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= talkLimits.chapters) throw new CodedError('ListFull');
    await tx
      .insertInto('live_chapter')
      .values({ broadcast_id: id, client_id: clientId, title, stream_ms: now - liveAt })
      .onConflict((same) => same.columns(['broadcast_id', 'client_id']).doNothing())
      .execute();
  });
  return findMarks(context.db.read, id);
}

/**
 * Removes a chapter, during the stream or later; removing twice is removing once. Returns the others. Throws NullPointer, Forbidden for
 * who does not look after the talk.
 */
export async function removeChapter(
  context: Context,
  { id, chapterId }: InputOf<typeof contract.removeChapter>,
): Promise<Chapter[]> {
  await requireKeeper(context, id);
  await context.db.transaction(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('live_chapter')
      .where('broadcast_id', '=', id)
      .where('client_id', '=', chapterId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await invalidatePages(tx, [broadcastTag(id)], context.now());
  });
  return findMarks(context.db.read, id);
}
