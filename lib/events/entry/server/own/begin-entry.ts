import { requireAllowed } from '@/lib/base/permission/port';
import { findPublicContest } from '@/lib/events/contest/port';
import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { entryLimits } from '../../codes';
import type { beginEntry as contract, EntryDraft } from '../../contract';
import { requireOwnWork } from './check-fields';
import { requireOpen } from './own-entry';
import { readDraft } from './read-draft';

/**
 * Begins an entry in an open contest: a draft that only the caller sees, for a work of theirs or for none yet. It has the id that
 * the sender generated, so that the same call, made twice, gives the same draft.
 * Throws PhoneNeeded, NullPointer for an unknown contest and for the id of another person's entry, EventCanceled, EntryClosed
 * before and after works are taken, ListFull beyond 20 entries of a person in one contest, code `400` with the rule `unknown`
 * for a work that is not theirs.
 */
export async function beginEntry(context: Context, input: InputOf<typeof contract>): Promise<EntryDraft> {
  const { personId } = requireAllowed(context, 'post');
  const id = input.clientId;
  await context.db.transaction(async (tx) => {
    // One draft of a person at a time, so that the limit holds.
    await holdPerson(tx, personId);
    const existing = await tx.selectFrom('contest_entry').select('id').where('id', '=', id).executeTakeFirst();
    if (existing) return;
    const contest = await findPublicContest(tx, input.name);
    requireOpen(contest, context.arrivedAt);
    await requireRoom(tx, contest.id, personId);
    if (input.workId !== '') await requireOwnWork(tx, input.workId, personId);
    const now = context.now();
    await tx
      .insertInto('contest_entry')
      .values({
        ...{ id, activity_id: contest.id, person_id: personId, work_id: input.workId || null, category_id: null },
        ...{ mode: 'individual', state: 'draft', number: null, terms_version: null, fee_fen: null, order_id: null },
        ...{ sent_at: null, checked_at: null, created_at: now, updated_at: now },
      })
      // Somebody else may send the same id at the same time: it is of whoever came first.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
  return readDraft(context, id);
}

async function requireRoom(tx: Tx, contestId: string, personId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('contest_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('activity_id', '=', contestId)
    .executeTakeFirstOrThrow();
  if (count >= entryLimits.perPerson) throw new CodedError('ListFull');
}
