import { mayDo } from '@/lib/base/permission/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ContactStanding, DemandItem } from '../../contract';
import { findDemandItems } from '../demand-item';

/**
 * A public demand, and what the caller must have or be to see its contact, without looking at it. Throws NullPointer for one that
 * is not public, Unauthorized for a visitor.
 */
export async function findContactStanding(
  context: Context,
  { id }: { id: string },
): Promise<{ demand: DemandItem; standing: ContactStanding }> {
  const { personId } = signedIn(context);
  const [demand] = await findDemandItems(context, [id]);
  if (!demand) throw new CodedError('NullPointer');
  return { demand, standing: await standingOf(context, demand, personId) };
}

/** In the order in which `seeContact` asks for it. */
async function standingOf(context: Context, demand: DemandItem, personId: string): Promise<ContactStanding> {
  const { read } = context.db;
  if (demand.companyId === personId) return 'own';
  if (!mayDo(context, 'viewDemandContact', await findVerification(read, personId))) return 'unverified';
  const seen = await read
    .selectFrom('demand_contact_view')
    .select('first_at')
    .where('demand_id', '=', demand.id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (seen) return 'seen';
  if (demand.phase === 'open') return 'open';
  const theirs = await read
    .selectFrom('project_demand')
    .select('id')
    .where('id', '=', demand.id)
    .where('docked_with', '=', personId)
    .executeTakeFirst();
  return theirs ? 'open' : 'closed';
}
