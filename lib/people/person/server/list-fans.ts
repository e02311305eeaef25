import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { PersonItem } from '../contract';

/** The people who follow the caller, the latest first, and whether the caller follows them too. */
export async function listFans(context: Context, query: PageQuery): Promise<Page<PersonItem>> {
  const { personId } = signedIn(context);
  const rows = await fansInOrder(context.db.read, personId, query);
  return toPage(
    rows,
    query,
    ({ id, followed_back, ...person }): PersonItem => ({ userId: id, ...person, isFollowed: followed_back !== null }),
  );
}

/** The rows of a page and one more. Earlier pages are skipped in the index only. */
function fansInOrder(db: Reader, personId: string, { pageIndex, pageSize }: PageQuery) {
  const page = db
    .selectFrom('person_follow')
    .select(['follower_id', 'created_at as followed_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('follower_id', 'desc')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('person', 'person.id', 'page.follower_id')
    .leftJoin('person_follow as back', (join) =>
      join.on('back.follower_id', '=', personId).onRef('back.person_id', '=', 'person.id'),
    )
    .select(['person.id', 'nickname', 'avatar', 'verification', 'tagline', 'back.person_id as followed_back'])
    .orderBy('followed_at', 'desc')
    .orderBy('person.id', 'desc')
    .execute();
}
