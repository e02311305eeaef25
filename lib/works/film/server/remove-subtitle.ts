import type { Context } from '@/lib/platform/server/context';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { publicState, type SubtitleLanguage } from '@/lib/works/work/codes';
import { findSubtitles, holdOwnWork, removeUnlessUsed, videoTag } from '@/lib/works/work/port';
import type { removeSubtitle as contract } from '../contract';

/**
 * Removes the subtitles in one language from a work of the caller, and returns the remaining languages. Idempotent.
 * Throws InContest, and NullPointer for a work that is not the caller's.
 */
export async function removeSubtitle(
  context: Context,
  { id, language }: InputOf<typeof contract>,
): Promise<{ subtitles: SubtitleLanguage[] }> {
  const own = { id, personId: signedIn(context).personId };
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const { state } = await holdOwnWork(tx, { ...own, outsideContests: true });
    const removed = await tx
      .deleteFrom('video_subtitle')
      .where('video_id', '=', id)
      .where('language', '=', language)
      .returning('media_key')
      .executeTakeFirst();
    if (!removed) return;
    await removeUnlessUsed(tx, id, removed.media_key, now);
    if (state === publicState) await invalidatePages(tx, [videoTag(id)], now);
  });
  return { subtitles: await findSubtitles(context.db.read, id) };
}
