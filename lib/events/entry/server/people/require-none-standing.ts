import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * Listens to 'account.erasureAsked' and 'account.erasureDue': works that stand in a running contest cannot be deleted (specification
 * section 6), nor can the account of their creator. Throws EntriesStand.
 */
export async function requireNoneStanding(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erasureDue'],
): Promise<void> {
  const standing = await tx
    .selectFrom('contest_entry')
    .select('id')
    .where('person_id', '=', personId)
    .where('holds_work', '=', sql.lit(1))
    .limit(1)
    .executeTakeFirst();
  if (standing) throw new CodedError('EntriesStand');
}
