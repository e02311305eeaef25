import { showBlocks } from '@/lib/base/content/port';
import { getActivity } from '@/lib/events/activity/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { ContestChange } from '../codes';
import type { ContestCategory, ContestDetail, getContest as contract } from '../contract';
import { shownParts } from '../rules/shown-parts';
import { type Category, findCategories } from './categories';
import { partFacts, toShownContest, toTime } from './contest-item';
import { findPublicContest } from './find-contest';
import { findBlocks } from './find-contest-blocks';

/** Most changes that its page lists: each is a save of its organiser. */
const mostChanges = 100;

/**
 * A public contest in the requested language, or in the other one where it has no text in it. Throws NullPointer for one that is
 * not public, for every caller: its pages are cached for all.
 */
export async function getContest(context: Context, { name }: InputOf<typeof contract>): Promise<ContestDetail> {
  const { db, language } = context;
  const row = await findPublicContest(db.read, name);
  const [activity, categories, changes, { blocks }] = await Promise.all([
    getActivity(context, { id: row.id }),
    findCategories(db.read, row.id),
    findChanges(db.read, row.id),
    findBlocks(db.read, row.id),
  ]);
  const { title, titleLanguage, organiser, topic, body, photos, cancelReason } = activity;
  const fees = categories.map((category) => category.fees);
  const now = context.now();
  return {
    ...toShownContest(row, { fees, language, now }),
    ...{ title, titleLanguage, organiser, topic, body, photos, cancelReason, changes },
    blocks: await showBlocks(context, JSON.parse(blocks)),
    categories: categories.map((category) => toShownCategory(category, language)),
    parts: shownParts(partFacts(row, blocks !== '[]'), now),
    isBlind: row.is_blind === 1,
    worksTime: toTime(row.works_at),
    termsVersion: row.terms_version,
    shortlistedTime: toTime(row.shortlisted_at),
    publishedTime: isoInBeijing(row.published_at ?? 0),
  };
}

function toShownCategory({ id, nameZh, nameEn, modes, fees }: Category, language: Language): ContestCategory {
  return {
    ...{ id, name: translate(nameZh, nameEn, language), modes },
    fees: fees.map(({ untilAt, feeFen }) => ({ untilTime: toTime(untilAt), feeFen })),
  };
}

/** The latest first. */
async function findChanges(db: Reader, id: string): Promise<ContestDetail['changes']> {
  const rows = await db
    .selectFrom('contest_change')
    .select(['at', 'change'])
    .where('activity_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostChanges)
    .execute();
  return rows.map(({ at, change }) => ({ at: isoInBeijing(at), change: change as ContestChange }));
}
