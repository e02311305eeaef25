import { millisecondsInDay } from 'date-fns/constants';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { isPublicWork } from '@/lib/works/work/port';
import { mostNews, newsDays } from '../codes';
import type { BannerUser, FollowedNews } from '../contract';

const shownPeople = 3;

/**
 * The number of works by followed people that were published since the caller's last look and since the follow, with the
 * authors of the latest. It is read from the follows: a publication writes nothing for followers. Throws Unauthorized for a
 * visitor.
 */
export async function findFollowedNews(context: Context): Promise<FollowedNews> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const seen = await read
    .selectFrom('video_followed_seen')
    .select('until')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const since = Math.max(seen?.until ?? 0, context.now() - newsDays * millisecondsInDay);
  const works = await newWorks(read, personId, since);
  const latest = [...new Set(works.map((work) => work.author_id))].slice(0, shownPeople);
  return {
    count: works.length,
    people: await findPeople(context, latest),
    until: works[0]?.verified_at ?? null,
  };
}

/** The latest first, at most `mostNews`: per followed person a few entries of an index. */
function newWorks(db: Reader, personId: string, since: number) {
  return db
    .selectFrom('person_follow')
    .innerJoin('video', 'video.author_id', 'person_follow.person_id')
    .select(['author_id', 'verified_at'])
    .where('follower_id', '=', personId)
    .where(isPublicWork)
    .where('verified_at', '>', since)
    .whereRef('verified_at', '>', 'person_follow.created_at')
    .orderBy('verified_at', 'desc')
    .limit(mostNews)
    .execute();
}

/** In the order of the ids. */
async function findPeople({ db, language }: Context, ids: readonly string[]): Promise<BannerUser[]> {
  if (ids.length === 0) return [];
  const rows = await db.read
    .selectFrom('person')
    .select(['id', 'avatar', 'nickname', 'verification'])
    .where('id', 'in', ids)
    .execute();
  const people = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const person = people.get(id);
    if (!person) return [];
    const { avatar, nickname, verification } = person;
    return [{ userId: id, avatar, nickName: shownNickname(nickname, language), verification }];
  });
}
