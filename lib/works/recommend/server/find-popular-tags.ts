import type { Reader } from '@/lib/platform/server/db/database';
import { isPublicWork } from '@/lib/works/work/port';

/** Number of the best works that are considered. */
const works = 300;

/** Tags of the works with the highest scores, the most frequent first. */
export async function findPopularTags(db: Reader): Promise<string[]> {
  const best = await db
    .selectFrom('video')
    .select('id')
    .where(isPublicWork)
    .orderBy('score', 'desc')
    .limit(works)
    .execute();
  if (best.length === 0) return [];
  const ids = best.map(({ id }) => id);
  const rows = await db.selectFrom('video_tag').select(['tag', 'tag_key']).where('video_id', 'in', ids).execute();
  return [...Map.groupBy(rows, ({ tag_key }) => tag_key)]
    .toSorted(([one, ofOne], [other, ofOther]) => ofOther.length - ofOne.length || (one < other ? -1 : 1))
    .map(([key, same]) => same[0]?.tag ?? key);
}
