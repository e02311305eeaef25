import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf } from '@/lib/platform/shared/endpoint';
import { type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { findBlockedPeople as contract } from '../contract';

/** The people whom the caller has blocked, the latest first. Unauthorized for a visitor. */
export async function listBlockedPeople(context: Context, query: PageQuery): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('person_block')
    .innerJoin('person', 'person.id', 'person_block.blocked_id')
    .select(['person.id', 'nickname', 'avatar', 'verification', 'tagline'])
    .where('person_id', '=', personId)
    .orderBy('person_block.created_at', 'desc')
    .orderBy('blocked_id', 'desc')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  return toPage(rows, query, ({ id, ...person }) => ({ userId: id, ...person }));
}
