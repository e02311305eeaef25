import { recordAudit } from '@/lib/base/audit/port';
import { mayDo } from '@/lib/base/permission/port';
import type { Demand } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';

interface Desk {
  /** The caller acts for a company without an account. */
  isStaff: boolean;
  /** Who does it, for notices; null for staff. */
  by: string | null;
}

/**
 * The desk of a demand: its company's, or that of staff where it has no account. Throws Unauthorized for a visitor, NullPointer for
 * everybody else.
 */
export function requireDesk(context: Context, ownerId: string | null | undefined): Desk {
  const { personId } = signedIn(context);
  if (ownerId === personId) return { isStaff: false, by: personId };
  if (ownerId === null && mayDo(context, 'reviewDemands')) return { isStaff: true, by: null };
  throw new CodedError('NullPointer');
}

/** Records what staff did for a company without an account. */
export async function recordForCompany(
  context: Context,
  tx: Tx,
  { isStaff }: Desk,
  { action, id, demand }: { action: string; id: string; demand: Pick<Demand, 'id'> },
): Promise<void> {
  if (!isStaff) return;
  await recordAudit(context, tx, { action, subject: 'proposal', subjectId: id, after: { demandId: demand.id } });
}
