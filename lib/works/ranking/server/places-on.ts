import type { Reader } from '@/lib/platform/server/db/database';
import type { RankingStep } from '../codes';
import type { RankedVideo } from '../contract';

export type Place = Pick<RankedVideo, 'rank' | 'moved' | 'score'>;

/** The places of a board by the id of the work or person, the first rank first; empty without a day. */
export async function placesOn(db: Reader, step: RankingStep, day: string | null): Promise<Map<string, Place>> {
  if (day === null) return new Map();
  const rows = await db
    .selectFrom('ranking_place')
    .select(['thing_id', 'rank', 'moved', 'score'])
    .where('step', '=', step)
    .where('day', '=', day)
    .orderBy('rank')
    .execute();
  return new Map(rows.map(({ thing_id: id, ...place }) => [id, place]));
}
