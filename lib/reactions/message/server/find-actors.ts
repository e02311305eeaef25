import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { shownPeople } from '../codes';
import type { NoticeItem } from '../contract';

export type Someone = NoticeItem['people'][number];

/** The latest actors of each of these notices, the latest first: a few rows of an index per notice. */
export async function findActors(context: Context, noticeIds: readonly string[]): Promise<Map<string, Someone[]>> {
  const { db, language } = context;
  const [first, ...others] = noticeIds.map((noticeId) => {
    const few = db.read
      .selectFrom('notice_actor')
      .select(['notice_id', 'person_id', 'at'])
      .where('notice_id', '=', noticeId)
      .where('is_withdrawn', '=', 0)
      .orderBy('at', 'desc')
      .orderBy('person_id', 'desc')
      .limit(shownPeople);
    return db.read.selectFrom(few.as('few')).selectAll();
  });
  if (!first) return new Map();
  const latest = others.reduce((all, one) => all.unionAll(one), first);
  const rows = await db.read
    .selectFrom(latest.as('actor'))
    .innerJoin('person', 'person.id', 'actor.person_id')
    .select(['notice_id', 'person_id', 'nickname', 'avatar', 'verification'])
    .orderBy('actor.at', 'desc')
    .orderBy('person_id', 'desc')
    .execute();
  const byNotice = Map.groupBy(rows, (row) => row.notice_id);
  return new Map(
    [...byNotice].map(([id, people]) => [
      id,
      people.map(({ person_id, nickname, avatar, verification }) => ({
        userId: person_id,
        nickname: shownNickname(nickname, language),
        avatar,
        verification,
      })),
    ]),
  );
}
