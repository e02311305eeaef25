import { millisecondsInDay } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
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
  await putInOrder(tx, now);
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

/**
 * Lower slices have told of other things before, some of them years ago: notices are kept for a year, and
 * stand in the order of their times.
 */
async function putInOrder(tx: Tx, now: number): Promise<void> {
  await tx
    .deleteFrom('notice')
    .where('last_at', '<', now - 365 * millisecondsInDay)
    .execute();
  const notices = await tx
    .selectFrom('notice')
    .select(['id', 'person_id', 'seq'])
    .orderBy('person_id')
    .orderBy('last_at')
    .orderBy('seq')
    .execute();
  for (const own of Map.groupBy(notices, ({ person_id }) => person_id).values()) {
    // Their own numbers, so that the last one is still the last of its reader.
    const numbers = own.map(({ seq }) => seq).toSorted((one, other) => one - other);
    for (const [place, { id, seq }] of own.entries()) {
      const number = numbers[place] ?? seq;
      if (number !== seq) await tx.updateTable('notice').set({ seq: number }).where('id', '=', id).execute();
    }
  }
}
