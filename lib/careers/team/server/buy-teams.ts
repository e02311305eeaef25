import { v7 as uuid } from 'uuid';
import { mayDo } from '@/lib/base/permission/port';
import { findOwnDemand, holdDemand } from '@/lib/careers/demand/port';
import { addOrder, closeOrder, holdBuyer, holdOrder } from '@/lib/money/order/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type ServiceKind, teamLimits } from '../codes';
import type { buyTeams as contract } from '../contract';
import { priceOf } from '../rules/service-price';
import { isOpenDemand } from './open-demand';
import { serviceLine } from './service-line';

type Buying = InputOf<typeof contract> & { personId: string };

/**
 * Orders teams for an open demand of the caller, or a year, and returns the order, which is to be paid within 15 minutes. A company
 * has one year at a time, so that it is never in doubt of which one a team is taken: the one that waits for payment, or is valid, is
 * given again. Of many presses at once there is one order.
 * Throws NullPointer for a demand that is not the caller's, CompanyNeeded for who is no verified company (any more), DemandClosed,
 * TooManyOrders for who has 20 unpaid ones.
 */
export async function buyTeams(context: Context, input: InputOf<typeof contract>): Promise<{ orderId: string }> {
  const { personId } = signedIn(context);
  await findOwnDemand(context.db.read, personId, input.demandId);
  if (!mayDo(context, 'postDemand', await findVerification(context.db.read, personId))) {
    throw new CodedError('CompanyNeeded');
  }
  return context.db.transaction((tx) => buy(context, tx, { ...input, personId }));
}

async function buy(context: Context, tx: Tx, { demandId, kind, count, clientId, personId }: Buying) {
  const before = await holdBuyer(tx, { personId, clientId });
  if (before) return { orderId: before.id };
  // Before the demand: who pays an order holds it, then the demand.
  const standing = kind === 'year' ? await findStandingYear(context, tx, personId) : undefined;
  if (standing) return { orderId: standing };
  // Held, so that it is not closed meanwhile.
  const demand = await holdDemand(tx, demandId);
  if (demand.ownerId !== personId) throw new CodedError('NullPointer');
  const now = context.now();
  if (!isOpenDemand(demand, now)) throw new CodedError('DemandClosed');
  const bought = kind === 'year' ? teamLimits.teams : count;
  const { id: orderId } = await addOrder(context, tx, {
    ...{ personId, clientId, kind: 'project' },
    ...serviceLine({ kind, bought, demand }),
  });
  await addService(tx, { orderId, demandId, personId, kind, bought, now });
  return { orderId };
}

interface NewService {
  orderId: string;
  demandId: string;
  personId: string;
  kind: ServiceKind;
  bought: number;
  now: number;
}

async function addService(tx: Tx, { orderId, demandId, personId, kind, bought, now }: NewService): Promise<void> {
  await tx
    .insertInto('team_service')
    .values({
      ...{ id: uuid(), order_id: orderId, demand_id: demandId, company_id: personId },
      ...{ kind, bought, delivered: 0, state: 'pending', created_at: now },
      ...{ paid_fen: priceOf({ kind, bought }), refunded_fen: 0 },
      ...{ paid_at: null, ends_at: null, ended_at: null, delivered_at: null },
    })
    .execute();
}

/** The order of the company's year that is valid, or can still be paid; an order whose time is over is closed. */
async function findStandingYear(context: Context, tx: Tx, companyId: string): Promise<string | undefined> {
  const before = await findYear(tx, companyId);
  if (!before) return undefined;
  // It is read again once nobody else can pay or cancel its order.
  const order = await holdOrder(tx, before.order_id);
  const at = context.now();
  if (order?.state === 'pending' && order.expires_at <= at) {
    await closeOrder(context, tx, { id: order.id, step: 'expired', at });
  }
  return (await findYear(tx, companyId))?.order_id;
}

const findYear = (tx: Tx, companyId: string) =>
  tx
    .selectFrom('team_service')
    .select('order_id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'year')
    .where('state', 'in', ['pending', 'valid'])
    .executeTakeFirst();
