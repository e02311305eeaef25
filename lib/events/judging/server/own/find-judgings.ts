import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findJudgings as contract, Judging } from '../../contract';
import { judgings, toJudging } from './judgings';

type Query = InputOf<typeof contract>;

/** Rounds in which the caller judges or is asked to, the latest invitation first. Throws Unauthorized. */
export async function findJudgings(context: Context, query: Query): Promise<Page<Judging>> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const rows = await judgings(read)
    .innerJoin(seatsOfPage(read, personId, query).as('page'), 'page.round_id', 'judge.round_id')
    .where('judge.person_id', '=', personId)
    .orderBy('page.invited_at', 'desc')
    .orderBy('page.round_id')
    .execute();
  return toPage(rows, query, (row) => toJudging(context, row));
}

/** The seats of a page and one more; only an index is read of what a far page skips. */
export function seatsOfPage(db: Reader, personId: string, { pageIndex, pageSize }: Query) {
  return (
    db
      .selectFrom('judging_judge')
      .select(['round_id', 'invited_at'])
      .where('person_id', '=', personId)
      // Literals: the partial index is used then.
      .where('state', 'in', [sql.lit('invited' as const), sql.lit('accepted' as const)])
      .orderBy('invited_at', 'desc')
      .orderBy('round_id')
      .limit(pageSize + 1)
      .offset((pageIndex - 1) * pageSize)
  );
}
