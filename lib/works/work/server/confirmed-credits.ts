import type { Reader } from '@/lib/platform/server/db/database';
import type { CreditRole } from '../codes';
import type { VideoDetail } from '../contract';

type Credits = VideoDetail['credits'];

/** Collaborators who have confirmed their credit, by works; without erased people. */
export async function findCreditsOfWorks(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Credits>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('video_credit as credit')
    .innerJoin('person', 'person.id', 'credit.person_id')
    .select(['video_id', 'person.id', 'nickname', 'avatar', 'verification', 'roles'])
    .where('video_id', 'in', ids)
    .where('credit.state', '=', 'confirmed')
    .where('erased_at', 'is', null)
    .orderBy('position')
    .orderBy('person.id')
    .execute();
  const ofWorks = Map.groupBy(rows, ({ video_id }) => video_id);
  return new Map(Array.from(ofWorks, ([id, credits]) => [id, credits.map(toCredit)]));
}

const toCredit = (row: Omit<Credits[number], 'userId' | 'roles'> & { id: string; roles: string }) => ({
  ...{ userId: row.id, nickname: row.nickname, avatar: row.avatar, verification: row.verification },
  roles: JSON.parse(row.roles) as CreditRole[],
});
