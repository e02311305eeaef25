import { requireAllowed } from '@/lib/base/permission/port';
import { requireNotBlocked } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { entryLimits } from '../../codes';
import type { inviteMember as contract, EntryDraft } from '../../contract';
import { refuse } from '../own/check-fields';
import { holdOwnOpenEntry } from '../own/own-entry';
import { readDraft } from '../own/read-draft';

/**
 * Asks somebody to join the team of an entry of the caller that is not sent. They are told once: asked again after they were taken
 * out, they find it among their entries; who declined may change their mind, and is not asked anew.
 * Throws NullPointer for an entry that is not the caller's and for nobody, Blocked by who has blocked the caller, ListFull beyond
 * 20 people who were ever asked, code `400` with the rule `self`, EventCanceled, EntryClosed, PhoneNeeded.
 */
export async function inviteMember(context: Context, { id, userId }: InputOf<typeof contract>): Promise<EntryDraft> {
  const { personId } = requireAllowed(context, 'post');
  if (userId === personId) refuse([{ field: 'userId', rule: 'self' }]);
  await context.db.transaction(async (tx) => {
    const entry = await holdOwnOpenEntry(tx, { id, personId }, context.arrivedAt);
    await requireInvitable(tx, personId, userId);
    const isNew = await invite(tx, { entryId: id, userId, now: context.now() });
    if (!isNew) return;
    const told = { contestId: entry.activity_id, entryId: id, personId: userId, byId: personId };
    await context.emit(context, tx, 'entry.invited', told);
  });
  return readDraft(context, id);
}

async function requireInvitable(tx: Tx, personId: string, userId: string): Promise<void> {
  await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  await requireNotBlocked(tx, personId, [userId]);
}

interface Inviting {
  entryId: string;
  userId: string;
  now: number;
}

/** Whether somebody is asked for the first time. The entry is held, so that its team stays within the limit. */
async function invite(tx: Tx, { entryId, userId, now }: Inviting): Promise<boolean> {
  const asked = await tx
    .selectFrom('contest_entry_member')
    .select(['person_id', 'state'])
    .where('entry_id', '=', entryId)
    .execute();
  const former = asked.find(({ person_id }) => person_id === userId);
  if (former?.state === 'removed') {
    await tx
      .updateTable('contest_entry_member')
      .set({ state: 'invited', invited_at: now })
      .where('entry_id', '=', entryId)
      .where('person_id', '=', userId)
      .execute();
  }
  if (former) return false;
  if (asked.length >= entryLimits.members) throw new CodedError('ListFull');
  await tx
    .insertInto('contest_entry_member')
    .values({ entry_id: entryId, person_id: userId, state: 'invited', invited_at: now })
    .execute();
  return true;
}
