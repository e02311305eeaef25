import { recordAudit } from '@/lib/base/audit/port';
import { holdContest } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { checkEntry as contract } from '../../contract';
import { isPossible } from '../../rules/transitions';
import { changeEntry, type EntryRow } from '../own/own-entry';
import { failEntry } from '../standing/fail-entry';
import { revealEntry } from '../standing/leave-contest';
import { requireReason } from '../standing/require-reason';
import { findSentEntry } from './find-sent-entry';

type Input = InputOf<typeof contract>;

/**
 * The formal check of a submitted entry, by who runs its contest: it is shown and judged; or it has failed, with a reason that its
 * people are told, its work is free, and it may be sent again until works are no longer taken. What was paid stays with it until
 * then. Staff's checks are recorded.
 * Throws Unauthorized, NullPointer for who does not run the contest, Changed for an outdated revision, for an entry that is not
 * submitted (any more), and once there is a result; code `400` with `reason` for none (`required`), or one with prohibited words.
 */
export async function checkEntry(context: Context, input: Input): Promise<null> {
  const { entry, isStaff } = await findSentEntry(context, input.id);
  if (!input.isPassed) await requireReason(context, input.reason);
  await context.db.transaction(async (tx) => {
    // Held, so that no result is written meanwhile: an entry is a part of it, or is not.
    const contest = await holdContest(tx, entry.activity_id);
    const row = await changeEntry(tx, input.id, {});
    const isDue = contest.shortlisted_at === null && contest.decided_at === null;
    if (!row || row.revision !== input.revision || !isDue || !isPossible('fail', row.state)) {
      throw new CodedError('Changed');
    }
    await check(context, tx, row, input);
    if (isStaff) await record(context, tx, input);
  });
  return null;
}

async function check(context: Context, tx: Tx, row: EntryRow, { isPassed, reason }: Input): Promise<void> {
  if (!isPassed) return failEntry(context, tx, row, reason);
  await changeEntry(tx, row.id, { checked_at: context.now(), revision: row.revision + 1 });
  await revealEntry(context, tx, row);
}

function record(context: Context, tx: Tx, { id, isPassed, reason }: Input): Promise<void> {
  const after = isPassed ? { isPassed } : { isPassed, reason };
  return recordAudit(context, tx, { action: 'entry.checked', subject: 'entry', subjectId: id, after });
}
