import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { type DemandState, demandCode } from '../../codes';
import type { DemandDraft, findOwnDemands, getOwnDemand as getContract, OwnDemand } from '../../contract';
import { countViews } from '../contact/views';
import { asOwn } from './own-demand';
import { readDraft, toOwnDemand } from './read-draft';

/** The caller's demands, the latest changed first, in all states or one. Throws Unauthorized for a visitor. */
export async function listOwnDemands(
  context: Context,
  { state, ...page }: InputOf<typeof findOwnDemands>,
): Promise<Page<OwnDemand>> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const rows = await read
    .selectFrom('project_demand')
    .selectAll()
    .where(
      'id',
      'in',
      idsOfPage(read, personId, state)
        .limit(page.pageSize + 1)
        .offset((page.pageIndex - 1) * page.pageSize),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  const views = await countViews(
    read,
    rows.map(({ id }) => id),
  );
  return toPage(rows, page, (row) => ({ ...toOwnDemand(row, context), viewCount: views.get(row.id) ?? 0 }));
}

/** Their ids first: those that are skipped come from the index alone. */
const idsOfPage = (db: Reader, personId: string, state: DemandState | '') =>
  db
    .selectFrom('project_demand')
    .select('id')
    .where('owner_id', '=', personId)
    .$if(state !== '', (query) => query.where('review_state', '=', demandCode[state as DemandState]))
    .orderBy('updated_at', 'desc')
    .orderBy('id');

/** A demand of the caller for editing. Throws NullPointer for one that is not theirs, Unauthorized for a visitor. */
export async function getOwnDemand(context: Context, { id }: InputOf<typeof getContract>): Promise<DemandDraft> {
  return readDraft(context, asOwn(context, id));
}
