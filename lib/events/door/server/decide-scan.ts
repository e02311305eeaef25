import { checkEntryCode, redeemTicket, restoreTicket } from '@/lib/events/ticket/port';
import { earnPoints } from '@/lib/money/wallet/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { violationOf } from '@/lib/platform/server/db/violations';
import type { ScanResult } from '../codes';
import type { DecidedScan } from '../contract';
import { insertScan } from './insert-scan';
import { type DoorScan, findKeptScan, isConflict } from './kept-scan';

/** What a text names: a ticket by our code or by its id; the result where it is not one of this activity. */
type Named = { ticketId: string } | { result: 'unknown' | 'otherActivity' };

/**
 * Lets the owner of a ticket in, or takes that back, and records it. Of fifty scans of one ticket at once one lets in, and the
 * others learn when and where that was. The same scan, by its nonce, is decided once, also when it is sent twice at once.
 */
export async function decideScan(context: Context, scan: DoorScan): Promise<DecidedScan> {
  const kept = await findKeptScan(context, scan);
  if (kept) return kept;
  const named = await readCode(context, scan);
  try {
    await context.db.transaction((tx) => decide(context, tx, scan, named));
  } catch (error) {
    // The same scan came at the same time and was first: nothing of this one stays.
    if (violationOf(error) !== 'unique') throw error;
  }
  const decided = await findKeptScan(context, scan);
  if (!decided) throw new Error('A scan that was decided is not there.');
  return decided;
}

async function readCode(context: Context, { access, scan }: DoorScan): Promise<Named> {
  // A dot is in every code and in no id.
  if (!scan.code.includes('.')) return { ticketId: scan.code };
  const pass = await checkEntryCode(context, scan.code);
  if (!pass) return { result: 'unknown' };
  return pass.activityId === access.activity.id ? { ticketId: pass.ticketId } : { result: 'otherActivity' };
}

async function decide(context: Context, tx: Tx, { access, door, scan }: DoorScan, named: Named): Promise<void> {
  const now = context.now();
  const at = Math.min(Date.parse(scan.at), now);
  const decided = await resultOf(context, tx, { access, door, scan }, named, at);
  const { nonce, act } = scan;
  await insertScan(tx, {
    ...{ ...decided, activityId: access.activity.id, nonce, act, door, keyId: access.keyId, at, receivedAt: now },
    isConflict: isConflict(scan, decided.result),
  });
}

interface Result {
  result: ScanResult;
  ticketId: string | null;
  usedAt: number | null;
  usedDoor: string;
}

async function resultOf(
  context: Context,
  tx: Tx,
  { access, door, scan }: DoorScan,
  named: Named,
  at: number,
): Promise<Result> {
  const none = { usedAt: null, usedDoor: '' };
  if ('result' in named) return { ...none, result: named.result, ticketId: null };
  const activityId = access.activity.id;
  const ticket = await tx
    .selectFrom('ticket')
    .select(['id', 'person_id'])
    .where('id', '=', named.ticketId)
    .where('activity_id', '=', activityId)
    .executeTakeFirst();
  if (!ticket) return { ...none, result: 'unknown', ticketId: null };
  const ids = { ticketId: ticket.id, activityId };
  const of = { ticketId: ticket.id };
  if (scan.act === 'undo') {
    const isUndone = await restoreTicket(tx, ids);
    if (isUndone) await tx.deleteFrom('door_entry').where('ticket_id', '=', ticket.id).execute();
    return { ...none, ...of, result: isUndone ? 'undone' : 'notIn' };
  }
  if (!(await redeemTicket(tx, { ...ids, at }))) return { ...of, ...(await whyNot(tx, ticket.id)) };
  await tx.insertInto('door_entry').values({ ticket_id: ticket.id, activity_id: activityId, door }).execute();
  const { person_id: personId } = ticket;
  await earnPoints(context, tx, { personId, deed: 'eventAttended', about: `${activityId}:${personId}` });
  return { ...of, result: 'in', usedAt: at, usedDoor: door };
}

/** Why a ticket could not be used. One that is valid was in at that moment, and is not since. */
async function whyNot(tx: Tx, ticketId: string): Promise<Omit<Result, 'ticketId'>> {
  const { state, used_at, door } = await tx
    .selectFrom('ticket')
    .leftJoin('door_entry', 'door_entry.ticket_id', 'ticket.id')
    .select(['ticket.state', 'ticket.used_at', 'door_entry.door'])
    .where('ticket.id', '=', ticketId)
    .executeTakeFirstOrThrow();
  const results = { used: 'alreadyIn', valid: 'alreadyIn', returned: 'returned' } as const;
  // An unpaid ticket was never shown with a code.
  const result = state === 'held' || state === 'released' ? 'unknown' : results[state];
  return { result, usedAt: used_at, usedDoor: door ?? '' };
}
