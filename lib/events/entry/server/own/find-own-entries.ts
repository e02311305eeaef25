import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findOwnEntries as contract, OwnEntry } from '../../contract';
import { entriesFor, toOwnEntry } from './own-entries';

/**
 * The entries of the caller, and those of teams that they are asked to join or are in, the latest first: by the indexes of both,
 * of which nobody has many. Throws Unauthorized for a visitor.
 */
export async function findOwnEntries(context: Context, query: InputOf<typeof contract>): Promise<Page<OwnEntry>> {
  const { personId } = signedIn(context);
  const { pageIndex, pageSize, contestId, workId } = query;
  const { read } = context.db;
  const own = read.selectFrom('contest_entry').select('id').where('person_id', '=', personId);
  const joined = read
    .selectFrom('contest_entry_member')
    .select('entry_id as id')
    .where('person_id', '=', personId)
    .where('state', 'in', ['invited', 'confirmed']);
  const rows = await entriesFor(read, personId)
    .where('entry.id', 'in', own.union(joined))
    .$if(contestId !== '', (found) => found.where('entry.activity_id', '=', contestId))
    .$if(workId !== '', (found) => found.where('entry.work_id', '=', workId))
    .orderBy('entry.updated_at', 'desc')
    .orderBy('entry.id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return toPage(rows, query, (row) => toOwnEntry(row, personId, context));
}
