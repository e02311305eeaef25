import { holdPerson } from '@/lib/people/person/port';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { topicLimits } from '../codes';

/** Whether a person hosts as many channels as one may. */
export async function hostsAsManyAsAllowed(db: Reader, personId: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('topic_member')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('person_id', '=', personId)
    .where('role', '=', 'host')
    .executeTakeFirstOrThrow();
  return Number(count) >= topicLimits.hosted;
}

/**
 * Throws ListFull for a person who can host no more channels. Holds the person, so that of several channels that one person
 * comes to host at once none is too many; the channel is held before.
 */
export async function requireRoomToHost(tx: Tx, personId: string): Promise<void> {
  await holdPerson(tx, personId);
  if (await hostsAsManyAsAllowed(tx, personId)) throw new CodedError('ListFull');
}
