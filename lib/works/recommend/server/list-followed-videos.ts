import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { Page, PageQuery } from '@/lib/platform/shared/wire';
import { toPage } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { findVideoItems, isPublicWork } from '@/lib/works/work/port';
import { followedFeedLength } from '../codes';

/**
 * The public works of the people whom the caller follows, the latest approved first, at most `followedFeedLength`;
 * empty for a person who follows nobody.
 */
export async function listFollowedVideos(context: Context, query: PageQuery): Promise<Page<VideoItem>> {
  const { personId } = signedIn(context);
  const offset = (query.pageIndex - 1) * query.pageSize;
  // One more than the page, if the feed has one, to know whether another page follows.
  const limit = Math.min(query.pageSize + 1, followedFeedLength - offset);
  const rows = limit > 0 ? await followedInOrder(context.db.read, personId, { offset, limit }) : [];
  const page = toPage(rows, query, ({ id }) => id);
  return { ...page, list: await findVideoItems(context, page.list) };
}

/**
 * `limit` ids after `offset` others. If enough people have enough works each since some time, nothing before that time
 * is among the latest: only a few index entries per person are read, however many works there are. The cost grows with
 * the number of followed people and with the offset.
 */
async function followedInOrder(db: Reader, personId: string, { offset, limit }: { offset: number; limit: number }) {
  const { people } = await db
    .selectFrom('person_follow')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('follower_id', '=', personId)
    .executeTakeFirstOrThrow();
  const reach = offset + limit;
  // The works of half of the people, so that one without recent works does not move the time far back.
  const worksOfEach = Math.min(reach, Math.ceil((2 * reach) / Math.max(people, 1)));
  return db
    .with('followed', (made) =>
      made
        .selectFrom('person_follow')
        .select((row) => [
          'person_id',
          row
            .selectFrom('video')
            .select('verified_at')
            .whereRef('author_id', '=', 'person_id')
            .where(isPublicWork)
            .orderBy('verified_at', 'desc')
            .limit(1)
            .offset(worksOfEach - 1)
            .as('since'),
        ])
        .where('follower_id', '=', personId),
    )
    .selectFrom('followed')
    .innerJoin('video', 'video.author_id', 'followed.person_id')
    .select('video.id')
    .where(isPublicWork)
    .where('video.verified_at', '>=', (row) =>
      row.fn.coalesce(
        row
          .selectFrom('followed as others')
          .select('others.since')
          .where('others.since', 'is not', null)
          .orderBy('others.since', 'desc')
          .limit(1)
          .offset(Math.ceil(reach / worksOfEach) - 1),
        sql.lit(0),
      ),
    )
    .orderBy('video.verified_at', 'desc')
    .orderBy('video.id')
    .limit(limit)
    .offset(offset)
    .execute();
}
