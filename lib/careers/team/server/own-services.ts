import { findOwnDemand } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type * as contract from '../contract';
import { selectServices, toService } from './service-item';

/**
 * What the caller has ordered for a demand, and their years, which are for all their demands; the latest first. Throws NullPointer for
 * a demand that is not the caller's.
 */
export async function listOwnServices(
  context: Context,
  { demandId, ...query }: InputOf<typeof contract.findTeamServices>,
): Promise<Page<contract.TeamService>> {
  const { personId } = signedIn(context);
  await findOwnDemand(context.db.read, personId, demandId);
  const rows = await selectServices(context.db.read)
    .where('service.company_id', '=', personId)
    .where((row) => row.or([row('service.demand_id', '=', demandId), row('service.kind', '=', 'year')]))
    .orderBy('service.created_at', 'desc')
    .orderBy('service.id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  return toPage(rows, query, (row) => toService(row, context.language));
}

/** The service of an order of the caller. Throws NullPointer for any other order, and for one that was canceled. */
export async function getTeamOrder(
  context: Context,
  { orderId }: InputOf<typeof contract.getTeamOrder>,
): Promise<contract.TeamService> {
  const { personId } = signedIn(context);
  const row = await selectServices(context.db.read).where('service.order_id', '=', orderId).executeTakeFirst();
  if (row?.company_id !== personId) throw new CodedError('NullPointer');
  return toService(row, context.language);
}
