import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { PersonItem } from '../contract';

/** The people whom the caller follows, the latest first; without erased ones. */
export async function listFollowedPeople(context: Context, query: PageQuery): Promise<Page<PersonItem>> {
  const { personId } = signedIn(context);
  const rows = await peopleInOrder(context.db.read, personId, query);
  return toPage(rows, query, ({ id, ...person }): PersonItem => ({ userId: id, ...person, isFollowed: true }));
}

/** The rows of a page and one more. Earlier pages are skipped in the index only. */
function peopleInOrder(db: Reader, personId: string, { pageIndex, pageSize }: PageQuery) {
  const page = db
    .selectFrom('person_follow')
    .select(['person_id', 'created_at as followed_at'])
    .where('follower_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('person_id', 'desc')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('person', 'person.id', 'page.person_id')
    .select(['person.id', 'nickname', 'avatar', 'verification', 'tagline'])
    .orderBy('followed_at', 'desc')
    .orderBy('person.id', 'desc')
    .execute();
}
