import type { Verification } from '@/lib/base/permission/contract';
import { holdPerson, setVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';

/**
 * Notes as what a person is verified, from the applications that hold. It locks the person, so that of two changes at once
 * the second sees what the first has done; an application is always changed before, never after.
 */
export async function noteVerification(context: Context, tx: Tx, personId: string): Promise<void> {
  await holdPerson(tx, personId);
  const held = await tx
    .selectFrom('verification_application')
    .select('kind')
    .where('person_id', '=', personId)
    .where('state', '=', 'passed')
    .execute();
  await setVerification(context, tx, personId, together(held.map(({ kind }) => kind)));
}

function together(kinds: readonly ('individual' | 'company')[]): Verification {
  if (kinds.length > 1) return 'both';
  return kinds[0] ?? 'none';
}
