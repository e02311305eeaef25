import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** Throws Blocked if one of these people has blocked the person. */
export async function requireNotBlocked(db: Reader, personId: string, by: readonly (string | null)[]): Promise<void> {
  const people = by.filter((id) => id !== null);
  if (people.length === 0) return;
  const block = await db
    .selectFrom('person_block')
    .select('person_id')
    .where('person_id', 'in', people)
    .where('blocked_id', '=', personId)
    .limit(1)
    .executeTakeFirst();
  if (block) throw new CodedError('Blocked');
}

/** Listens to 'account.erased': deletes the blocks by the person and of the person. */
export async function eraseBlocks(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  await tx.deleteFrom('person_block').where('person_id', '=', personId).execute();
  await tx.deleteFrom('person_block').where('blocked_id', '=', personId).execute();
}

/** Adds the people whom the person has blocked to an export, not those who have blocked the person. */
export async function exportBlocks(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('person_block')
    .innerJoin('person', 'person.id', 'person_block.blocked_id')
    .select(['person.id', 'nickname', 'person_block.created_at'])
    .where('person_id', '=', personId)
    .orderBy('person_block.created_at')
    .execute();
  parts.blocked = rows.map((row) => ({
    userId: row.id,
    nickname: row.nickname,
    since: new Date(row.created_at).toISOString(),
  }));
}
