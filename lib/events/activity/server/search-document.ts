import { plainText } from '@/lib/base/rich-text/codes';
import type { SearchDocument } from '@/lib/base/thing/codes';
import { idsOf, type Searchable } from '@/lib/base/thing/port';
import { cityName } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { languages } from '@/lib/platform/shared/language';
import { reviewCode } from '../codes';
import { activitiesWithNames } from './activity-item';

/**
 * Activities that passed review in the search index: by titles, organiser, place and texts. The weight grows with the start
 * time.
 */
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
    const passed = rows.filter((row) => row.review_state === reviewCode.verified);
    return new Map(passed.map((row) => [row.id, row.hold_start_at]));
  },
};

async function readDocument(tx: Tx, id: string): Promise<SearchDocument | null> {
  const activity = await activitiesWithNames(tx)
    .select(['body_zh', 'body_en', 'venue_zh', 'venue_en'])
    .where('activity.id', '=', id)
    .executeTakeFirst();
  if (activity?.review_state !== reviewCode.verified) return null;
  const cities = languages.map((language) => cityName(activity.city_id, language));
  return {
    nameZh: activity.title_zh,
    nameEn: activity.title_en || null,
    keywords: [activity.nickname, ...cities, activity.venue_zh, activity.venue_en].filter((word) => word !== ''),
    texts: [activity.body_zh, activity.body_en].map(plainText),
    weight: activity.hold_start_at,
  };
}
