import { forgetReviewsOf, pendingTexts } from '@/lib/base/moderation/port';
import { keepDocument } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { videoTag } from '../page-tags';
import { workSearch } from '../search-document';
import type { VideoRow } from './own-work';
import { showChange } from './show-change';

/**
 * Listens to 'account.erased': removes the person's texts on their works from the reviews too. Before any work is
 * locked, as in a decision.
 */
export async function forgetWorkReviews(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const works = await tx.selectFrom('video').select('id').where('author_id', '=', personId).execute();
  for (const { id } of works) await forgetReviewsOf(tx, 'video', id);
}

/** Empty fields of a work; its cover is removed with its files. */
const nothing = {
  ...{ title_zh: '', title_en: null, intro_zh: '', intro_en: null },
  ...{ category: null, industry: null, profession: null },
};

/**
 * Listens to 'account.erased': deletes the person's works, in any state and contest, with their texts and files, and
 * their credits on other works.
 */
export async function eraseWorks(context: Context, tx: Tx, { personId }: EventKinds['account.erased']): Promise<void> {
  const now = context.now();
  const works = await tx
    .updateTable('video')
    .set({ ...nothing, state: 'deleted', contest_count: 0, software: '[]', words: '[]', reason: '' })
    .where('author_id', '=', personId)
    .returning(['id', 'author_id'])
    .execute();
  for (const work of works) {
    await tx.deleteFrom('video_tag').where('video_id', '=', work.id).execute();
    await tx.deleteFrom('video_credit').where('video_id', '=', work.id).execute();
    await context.emit(context, tx, 'work.removed', { id: work.id });
    await showChange(tx, work, now);
  }
  const credits = await tx
    .deleteFrom('video_credit')
    .where('person_id', '=', personId)
    .returning('video_id as id')
    .execute();
  for (const { id } of credits) {
    await keepDocument(tx, 'video', id, workSearch.readDocument);
    await invalidatePages(tx, [videoTag(id)], now);
  }
}

/** Listens to 'account.exported': adds the person's works, and their credits on others. */
export async function exportWorks(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const works = await tx
    .selectFrom('video')
    .selectAll()
    .where('author_id', '=', personId)
    .where('state', '!=', 'deleted')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const exported: object[] = [];
  for (const work of works) exported.push(await toLine(tx, work));
  parts.works = exported;
  const credits = await tx
    .selectFrom('video_credit')
    .select(['video_id', 'roles', 'state'])
    .where('person_id', '=', personId)
    .orderBy('video_id')
    .execute();
  parts.credits = credits.map(({ video_id, roles, state }) => ({ id: video_id, roles: JSON.parse(roles), state }));
}

async function toLine(tx: Tx, work: VideoRow) {
  const tags = await tx
    .selectFrom('video_tag')
    .select('tag')
    .where('video_id', '=', work.id)
    .orderBy('position')
    .execute();
  return {
    id: work.id,
    state: work.state,
    reason: work.reason,
    titleZh: work.title_zh,
    titleEn: work.title_en ?? '',
    introZh: work.intro_zh,
    introEn: work.intro_en ?? '',
    underReview: await pendingTexts(tx, 'video', work.id),
    tags: tags.map(({ tag }) => tag),
    software: JSON.parse(work.software),
    category: work.category,
    industry: work.industry,
    profession: work.profession,
    isOriginal: work.is_original === null ? null : work.is_original === 1,
    isDownloadable: work.is_downloadable === 1,
    isMadeWithAi: work.is_made_with_ai === 1,
    createdAt: isoInBeijing(work.created_at),
  };
}
