import type { SearchDocument } from '@/lib/base/thing/codes';
import { idsOf, type Searchable } from '@/lib/base/thing/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { activityStatus } from '../contract';

/** Activities that passed review in the search index: by titles and organiser. The weight grows with the start time. */
export const activitySearch: Searchable = {
  kind: 'activity',
  readDocument,
  findIds: idsOf('activity'),

  async findWeights(db, ids) {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('activity')
      .select(['id', 'review_state', 'hold_start_at'])
      .where('id', 'in', ids)
      .execute();
    const passed = rows.filter((row) => row.review_state === activityStatus.passed);
    return new Map(passed.map((row) => [row.id, row.hold_start_at]));
  },
};

async function readDocument(tx: Tx, id: string): Promise<SearchDocument | null> {
  const activity = await tx
    .selectFrom('activity')
    .innerJoin('person', 'person.id', 'activity.organiser_id')
    .select(['title_zh', 'title_en', 'nickname', 'review_state', 'hold_start_at'])
    .where('activity.id', '=', id)
    .executeTakeFirst();
  if (activity?.review_state !== activityStatus.passed) return null;
  return {
    nameZh: activity.title_zh,
    nameEn: activity.title_en,
    keywords: [activity.nickname],
    texts: [],
    weight: activity.hold_start_at,
  };
}
