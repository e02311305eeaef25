import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { VideoState } from '../../codes';
import type { findOwnWorks as contract, OwnWork } from '../../contract';
import { ownWorks, toOwnWork } from './read-draft';

/**
 * The caller's works, the latest created first, in all states or one. Deleted works are never listed. Throws
 * Unauthorized for a visitor.
 */
export async function listOwnWorks(
  context: Context,
  { state, ...page }: InputOf<typeof contract>,
): Promise<Page<OwnWork>> {
  const { personId } = signedIn(context);
  const rows = await ownWorks(context.db.read, personId)
    // A literal, not a parameter: it must be the index's own condition.
    .where('video.state', '<>', sql.lit('deleted'))
    .$if(state !== '', (query) => query.where('video.state', '=', state as VideoState))
    .orderBy('video.created_at', 'desc')
    .orderBy('video.id')
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute();
  return toPage(rows, page, (row) => toOwnWork(row, context.language));
}
