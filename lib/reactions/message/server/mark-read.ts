import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { markRead as contract } from '../contract';
import { holdReader } from './reader';

/**
 * Marks one of the caller's notices as read up to `seq`; if it has gathered more since, it stays unread. Idempotent. Throws
 * NullPointer for an unknown notice or one of another person, Unauthorized for a visitor.
 */
export async function markRead(context: Context, { id, seq }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    await holdReader(tx, personId, context.now());
    const marked = await tx
      .updateTable('notice')
      .set((row) => ({ read_seq: row.case().when('read_seq', '<', seq).then(seq).else(row.ref('read_seq')).end() }))
      .where('id', '=', id)
      .where('person_id', '=', personId)
      // A later `seq` does not exist yet.
      .where('seq', '>=', seq)
      .returning('id')
      .executeTakeFirst();
    if (!marked) throw new CodedError('NullPointer');
  });
  return null;
}
