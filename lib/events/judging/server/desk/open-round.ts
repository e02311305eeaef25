import { v4 as newSeed } from 'uuid';
import type { ContestFacts } from '@/lib/events/contest/port';
import { contestPhaseAt, contestTimes } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import { judgingLimits } from '../../codes';
import type { openRound as contract, Round } from '../../contract';
import { missingInRound } from '../../rules/check-round';
import { findConflicts, keepConflicts, rowsAtOnce } from '../conflicts';
import { findEntrants, findWaitingState, type TakenEntry } from '../entries';
import { contestOf, fieldsOf, holdDeskRound, type RoundRow } from '../find-round';
import { giveOut } from '../give-out';
import { noteAct } from '../note-act';
import { findPanel } from '../panel';
import { readRound } from '../read-round';
import { findRoundBefore, findRoundEntries } from '../round-entries';

/**
 * Opens a round: its rubric, panel and entries are fixed, and each entry is given to its judges by lot (`rules/assign.ts`), nobody
 * to an entry that a conflict is found with. All judges are told. Of two who open it at once one does.
 * Throws code `400` naming all that it lacks, also of its entries (`entries`: works are still taken, `open`; some wait for their
 * payment or the formal check, `unpaid`, `unchecked`; there are none, `required`; too many for its panel, `tooMany`), of its panel
 * (`judges`: somebody enters the contest, `entrant`; nobody may judge some entry, `conflicts`) and of the rounds before it
 * (`position`, `before`); Unauthorized, NullPointer, EventCanceled, and Changed for another revision or state.
 */
export async function openRound(context: Context, { id, revision }: InputOf<typeof contract>): Promise<Round> {
  return context.db.transaction(async (tx) => {
    const held = await holdDeskRound(context, tx, id, ['draft']);
    const { round } = held;
    if (round.revision !== revision) throw new CodedError('Changed');
    const contest = await contestOf(tx, round);
    const judges = await requireReady(context, tx, round, contest);
    const entries = await findRoundEntries(tx, round, contest);
    requireEntries(round, entries);
    const seed = newSeed();
    const now = context.now();
    const conflicts = await findConflicts(tx, round.activity_id, judges);
    await keepConflicts(tx, round.activity_id, conflicts, now);
    await addEntries(tx, id, entries);
    const given = await giveOut(tx, { roundId: id, seed, now, judges, conflicts, perEntry: round.per_entry, entries });
    const judged = new Set(given.map(({ entryId }) => entryId));
    if (judged.size < entries.length) throw new CodedError('400', { fields: [{ field: 'judges', rule: 'conflicts' }] });
    await tx
      .updateTable('judging_round')
      .set({
        state: 'open',
        seed,
        entry_count: entries.length,
        opened_at: now,
        updated_at: now,
        revision: revision + 1,
      })
      .where('id', '=', id)
      .execute();
    await context.emit(context, tx, 'judging.assigned', { roundId: id, contestId: round.activity_id, people: judges });
    await noteAct(context, tx, held, 'opened', { entries: entries.length, judges: judges.length });
    return readRound(context, tx, id);
  });
}

/** The judges of a round that is complete. Throws code `400` for all that it lacks. */
async function requireReady(context: Context, tx: Tx, round: RoundRow, contest: ContestFacts): Promise<string[]> {
  const now = context.now();
  const panel = await findPanel(tx, round.id);
  const judges = panel.filter(({ state }) => state === 'accepted').map(({ person_id }) => person_id);
  const states = panel.map(({ state }) => state);
  const fields: FieldError[] = missingInRound(fieldsOf(round), states, now);
  const add = (isBroken: boolean, field: string, rule: string) => isBroken && fields.push({ field, rule });
  const waiting = await findWaitingState(tx, contest.id);
  const before = await findRoundBefore(tx, round);
  add((await findEntrants(tx, contest.id, judges)).size > 0, 'judges', 'entrant');
  add(contestPhaseAt(contestTimes(contest), now) !== 'judging', 'entries', 'open');
  add(waiting === 'unpaid', 'entries', 'unpaid');
  add(waiting === 'submitted', 'entries', 'unchecked');
  add(before !== undefined && before.state !== 'closed', 'position', 'before');
  if (fields.length > 0) throw new CodedError('400', { fields });
  return judges;
}

function requireEntries({ per_entry }: RoundRow, entries: readonly TakenEntry[]): void {
  const rule = entries.length === 0 ? 'required' : 'tooMany';
  if (entries.length > 0 && entries.length * per_entry <= judgingLimits.assignments) return;
  throw new CodedError('400', { fields: [{ field: 'entries', rule }] });
}

async function addEntries(tx: Tx, roundId: string, entries: readonly TakenEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += rowsAtOnce) {
    const rows = entries.slice(start, start + rowsAtOnce);
    await tx
      .insertInto('judging_entry')
      .values(rows.map(({ id, number }) => ({ round_id: roundId, entry_id: id, number })))
      .execute();
  }
}
