import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { SoldType } from './find-type';

/**
 * Throws TooManyTickets where a person would have more of a type than one may; what they hold unpaid counts. The person's
 * row is locked before.
 */
export async function requireRoom(tx: Tx, type: SoldType, personId: string, count: number): Promise<void> {
  if (type.per_person === 0) return;
  const { had } = await tx
    .selectFrom('ticket')
    .select(({ fn }) => fn.countAll<number>().as('had'))
    .where('person_id', '=', personId)
    .where('ticket_type_id', '=', type.id)
    .where('state', 'in', ['held', 'valid', 'used'])
    .executeTakeFirstOrThrow();
  if (had + count > type.per_person) throw new CodedError('TooManyTickets');
}
