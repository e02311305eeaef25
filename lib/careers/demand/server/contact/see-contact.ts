import { mayDo } from '@/lib/base/permission/port';
import { holdProfile } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { beijingMidnight, nextBeijingMidnight } from '@/lib/platform/shared/format/beijing';
import { demandLimits } from '../../codes';
import type { seeContact as contract, DemandContact } from '../../contract';
import { phaseAt } from '../../rules/phase';
import { contactOf, factsOf } from '../find-demand';
import { isPublicDemand } from '../public-demand';

/**
 * The contact of a public demand (specification section 6), for verified people and companies. Each look is written down, and its
 * owner sees whose it was; they look at their own without that. Who has looked before, and
 * whose proposal it was docked with, sees it also when the demand is over.
 * Throws IdentityNeeded for who is verified as nothing, DemandClosed for a first look at one that is over, TooManyRequests beyond
 * the new demands of a day, NullPointer for one that is not public, Unauthorized for a visitor.
 */
export async function seeContact(context: Context, { id }: InputOf<typeof contract>): Promise<DemandContact> {
  const { personId } = signedIn(context);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    // Locks the person, so that looks at once stay within the limit.
    const { verification } = await holdProfile(tx, personId);
    const demand = await tx
      .selectFrom('project_demand')
      .selectAll()
      .where('project_demand.id', '=', id)
      .where(isPublicDemand)
      .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
    if (demand.owner_id === personId) return contactOf(demand);
    if (!mayDo(context, 'viewDemandContact', { verification })) throw new CodedError('IdentityNeeded');
    if (await lookAgain(tx, { id, personId, now })) return contactOf(demand);
    const isTheirs = demand.docked_with === personId;
    if (!isTheirs && phaseAt(factsOf(demand), now) !== 'open') throw new CodedError('DemandClosed');
    await requireShare(tx, personId, now);
    const look = { first_at: now, last_at: now, look_count: 1 };
    await tx
      .insertInto('demand_contact_view')
      .values({ demand_id: id, person_id: personId, ...look })
      .execute();
    return contactOf(demand);
  });
}

interface Look {
  id: string;
  personId: string;
  now: number;
}

/** Counts another look of who has looked before; false for a first one. */
async function lookAgain(tx: Tx, { id, personId, now }: Look): Promise<boolean> {
  const again = await tx
    .updateTable('demand_contact_view')
    .set((row) => ({ last_at: now, look_count: row('look_count', '+', 1) }))
    .where('demand_id', '=', id)
    .where('person_id', '=', personId)
    .returning('demand_id')
    .executeTakeFirst();
  return again !== undefined;
}

async function requireShare(tx: Tx, personId: string, now: number): Promise<void> {
  const { count } = await tx
    .selectFrom('demand_contact_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('first_at', '>=', beijingMidnight(now))
    .executeTakeFirstOrThrow();
  if (count < demandLimits.contactsOfDay) return;
  const retryAfterSeconds = Math.ceil((nextBeijingMidnight(now) - now) / 1000);
  throw new CodedError('TooManyRequests', { retryAfterSeconds });
}
