import { millisecondsInDay } from 'date-fns/constants';
import type { Seeding } from '@/lib/platform/server/slice';
import { noticeTypes } from '../codes';
import { seededDecisions } from './seed/decisions';
import { seededReactions } from './seed/reactions';

const keptDays = 90;

/**
 * Notifies the demonstration's accounts of what its people did in the last months: the same events as from the verbs, at their
 * times. The earlier half is read.
 */
export async function seedNotices({ context, tx, accounts }: Seeding): Promise<void> {
  const ids = accounts.map(({ personId }) => personId);
  const now = context.now();
  const events = [...(await seededReactions(tx, ids)), ...(await seededDecisions(tx, ids, now))]
    .filter(({ at }) => at > now - keptDays * millisecondsInDay && at <= now)
    .sort((one, other) => one.at - other.at);
  for (const { at, kind, event } of events) await context.emit({ ...context, now: () => at }, tx, kind, event);
  const readers = await tx
    .selectFrom('notice_reader')
    .select(['person_id', 'last_seq'])
    .where('person_id', 'in', ids)
    .execute();
  const marks = readers.flatMap(({ person_id, last_seq }) =>
    noticeTypes.map((type) => ({ person_id, type, until: Math.floor(last_seq / 2) })),
  );
  await tx.insertInto('notice_read').values(marks).execute();
}
