import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { type ContestFacts, holdContest } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { TakeDownAct } from '../../codes';
import type { takeEntryDown as contract } from '../../contract';
import { takeDownActOf } from '../../rules/take-down';
import { changeEntry, type EntryRow } from '../own/own-entry';
import { resultsOfStage } from '../results/tell-results';
import { failEntry } from '../standing/fail-entry';
import { hideEntry, revealEntry } from '../standing/leave-contest';
import { requireReason } from '../standing/require-reason';
import { tellEntry } from '../told-entry';

type Input = InputOf<typeof contract>;

interface Asked {
  /** Held. */
  contest: ContestFacts;
  reason: string;
}
type Deed = (context: Context, tx: Tx, row: EntryRow, asked: Asked) => Promise<void>;

/** The audit log's name of each act. */
const names = {
  fail: 'entry.failed',
  hide: 'entry.takenDown',
  giveBack: 'entry.givenBack',
} as const satisfies Record<TakeDownAct, string>;

const deeds: Record<TakeDownAct, Deed> = {
  fail: (context, tx, row, { reason }) => failEntry(context, tx, row, reason),
  hide,
  giveBack,
};

/**
 * Takes a public entry down, with a reason that its people are told. Before there is a result it fails, as at the formal check.
 * Afterwards it is hidden: no page, list, board or mark shows it, while its state, its votes, its certificates and the signed result
 * stay as they are. One that is hidden between shortlist and award is not awarded. Or gives a hidden entry back. Recorded.
 * Throws Unauthorized or Forbidden for callers who may not review reports, NullPointer for an unknown entry, Changed where it is not
 * public (any more), or not hidden by staff, code `400` from `requireReason`.
 */
export async function takeEntryDown(context: Context, { id, isTakenDown, reason }: Input): Promise<null> {
  requireAllowed(context, 'reviewReports');
  if (isTakenDown) await requireReason(context, reason);
  const entry = await context.db.read
    .selectFrom('contest_entry')
    .select('activity_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  await context.db.transaction(async (tx) => {
    // Held, so that no result is written meanwhile: an entry is a part of it, or is not.
    const contest = await holdContest(tx, entry.activity_id);
    const row = await changeEntry(tx, id, {});
    const act = row ? takeDownActOf({ ...row, isShown: row.is_shown === 1 }) : null;
    if (!row || act === null || (act !== 'giveBack') !== isTakenDown) throw new CodedError('Changed');
    await deeds[act](context, tx, row, { contest, reason });
    await recordAudit(context, tx, {
      ...{ action: names[act], subject: 'entry', subjectId: id, before: { state: row.state } },
      ...(isTakenDown && { after: { reason } }),
    });
  });
  return null;
}

async function hide(context: Context, tx: Tx, row: EntryRow, { reason }: Asked): Promise<void> {
  await changeEntry(tx, row.id, { reason, revision: row.revision + 1, updated_at: context.now() });
  await hideEntry(context, tx, row);
  await tellEntry(context, tx, row, { news: 'takenDown', reason });
}

/** One that was hidden while awards were published has none. */
async function giveBack(context: Context, tx: Tx, row: EntryRow, { contest }: Asked): Promise<void> {
  const { from, otherwise } = resultsOfStage.award;
  const state = row.state === from && contest.decided_at !== null ? otherwise : row.state;
  await changeEntry(tx, row.id, { state, reason: '', revision: row.revision + 1, updated_at: context.now() });
  await revealEntry(context, tx, row);
  await tellEntry(context, tx, row, { news: 'givenBack' });
}
