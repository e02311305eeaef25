import { millisecondsInDay } from 'date-fns/constants';
import { findHostedBroadcast, holdBroadcast, noteKeepsReplay } from '@/lib/live/broadcast/port';
import { askForRemoval, signRecording } from '@/lib/live/stream/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { keptDays, shortestReplay } from '../codes';
import type * as contract from '../contract';
import { askForReplay } from './keep-replay';
import { findSeconds } from './pieces';

/** The recording of a broadcast of the caller. Throws NullPointer for one that is not theirs. */
export async function getReplay(
  context: Context,
  { id }: InputOf<typeof contract.getReplay>,
): Promise<contract.Replay> {
  const { read } = context.db;
  const { personId } = signedIn(context);
  const { replayId, replayAt } = await findHostedBroadcast(read, { id, personId });
  const row = await read.selectFrom('live_replay').selectAll().where('broadcast_id', '=', id).executeTakeFirst();
  if (!row) {
    const nothing = { seconds: 0, fromSeconds: 0, toSeconds: 0, workId: null, keptUntil: null };
    return { state: 'none', ...nothing, isPublic: false };
  }
  const isThere = row.state !== 'gone' && row.state !== 'refused';
  const seconds = isThere ? await findSeconds(read, id) : 0;
  return {
    ...{ state: row.state, seconds, workId: row.work_id },
    isPublic: row.work_id !== null && row.work_id === replayId && replayAt !== null,
    ...{ fromSeconds: row.from_seconds, toSeconds: row.to_seconds ?? seconds },
    keptUntil: isThere ? isoInBeijing(row.updated_at + keptDays * millisecondsInDay) : null,
  };
}

/** The playlist of a recording of the caller's. Throws NullPointer for one that is not theirs, and where nothing is there. */
export async function openRecording(
  context: Context,
  { id }: InputOf<typeof contract.openRecording>,
): Promise<DataOf<typeof contract.openRecording>> {
  const { personId } = signedIn(context);
  const { seconds } = await getReplay(context, { id });
  if (seconds === 0) throw new CodedError('NullPointer');
  const { playlist, expiresAt } = await signRecording(context, { broadcastId: id, hostId: personId });
  return { playlist, expiresAt: isoInBeijing(expiresAt) };
}

/**
 * Makes a draft work of a part of a recording of the caller's; the one that was made before stays theirs. Throws code `400` with the rule
 * `short` for a part that is too short, Changed while one is being made and where nothing is there, NullPointer for a broadcast that is
 * not theirs.
 */
export async function makeReplay(
  context: Context,
  { id, fromSeconds, toSeconds }: InputOf<typeof contract.makeReplay>,
): Promise<contract.Replay> {
  if (toSeconds - fromSeconds < shortestReplay) {
    throw new CodedError('400', { fields: [{ field: 'toSeconds', rule: 'short' }] });
  }
  await change(context, id, async (tx, state) => {
    if (state !== 'kept' && state !== 'made' && state !== 'failed') throw new CodedError('Changed');
    await askForReplay(tx, { id, fromSeconds, toSeconds }, context.now());
    await noteKeepsReplay(context, tx, id, true);
  });
  return getReplay(context, { id });
}

/** Deletes a recording of the caller's; twice is once. Throws Changed while a work is being made of it, NullPointer as above. */
export async function refuseReplay(
  context: Context,
  { id }: InputOf<typeof contract.refuseReplay>,
): Promise<contract.Replay> {
  await change(context, id, async (tx, state) => {
    if (state === 'making') throw new CodedError('Changed');
    if (state === 'refused' || state === 'gone') return;
    const now = context.now();
    await tx
      .updateTable('live_replay')
      .set({ state: 'refused', updated_at: now })
      .where('broadcast_id', '=', id)
      .execute();
    await noteKeepsReplay(context, tx, id, false);
    await askForRemoval(tx, id, now);
  });
  return getReplay(context, { id });
}

/** The broadcast is held, so that of two presses one finds what the other did. */
async function change(context: Context, id: string, act: (tx: Tx, state: string) => Promise<void>): Promise<void> {
  const { personId } = signedIn(context);
  await findHostedBroadcast(context.db.read, { id, personId });
  await context.db.transaction(async (tx) => {
    await holdBroadcast(tx, id);
    const row = await tx.selectFrom('live_replay').select('state').where('broadcast_id', '=', id).executeTakeFirst();
    if (!row) throw new CodedError('Changed');
    await act(tx, row.state);
  });
}
