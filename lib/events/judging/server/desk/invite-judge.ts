import { requireNotBlocked } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { judgingLimits } from '../../codes';
import type { inviteJudge as contract, Round } from '../../contract';
import { findEntrants } from '../entries';
import { holdDeskRound } from '../find-round';
import { noteAct } from '../note-act';
import { readRound } from '../read-round';

type Input = InputOf<typeof contract>;

/**
 * Asks somebody to judge in a round that is not open yet, which tells them, or says whether they are its chair. Who declined or was
 * removed is asked anew; of who was asked only the chair changes.
 * Throws code `400` with the rule `entrant` for who enters the contest, Unauthorized, NullPointer, EventCanceled, Changed,
 * Blocked where they have blocked the caller, ListFull.
 */
export async function inviteJudge(context: Context, input: Input): Promise<Round> {
  const { personId } = signedIn(context);
  const { roundId, userId, isChair } = input;
  return context.db.transaction(async (tx) => {
    const held = await holdDeskRound(context, tx, roundId, ['draft']);
    const contestId = held.round.activity_id;
    await requirePerson(tx, userId);
    await requireNotBlocked(tx, personId, [userId]);
    if ((await findEntrants(tx, contestId, [userId])).size > 0) {
      throw new CodedError('400', { fields: [{ field: 'userId', rule: 'entrant' }] });
    }
    if (isChair) await tx.updateTable('judging_judge').set({ is_chair: 0 }).where('round_id', '=', roundId).execute();
    const isNew = await askJudge(tx, input, context.now());
    if (isNew) {
      await requireRoom(tx, roundId);
      await context.emit(context, tx, 'judging.invited', { roundId, contestId, personId: userId, byId: personId });
    }
    await noteAct(context, tx, held, 'judgeInvited', { userId, isChair });
    return readRound(context, tx, roundId);
  });
}

async function requirePerson(tx: Tx, id: string): Promise<void> {
  await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** Adds somebody to the panel, or asks them again; false for who was asked already. */
async function askJudge(tx: Tx, { roundId, userId, isChair }: Input, now: number): Promise<boolean> {
  const is_chair = isChair ? 1 : 0;
  const standing = await tx
    .updateTable('judging_judge')
    .set({ is_chair })
    .where('round_id', '=', roundId)
    .where('person_id', '=', userId)
    .where('state', 'in', ['invited', 'accepted'])
    .executeTakeFirst();
  if (standing.numUpdatedRows > 0n) return false;
  const asked = { state: 'invited', is_chair, invited_at: now, answered_at: null, reason: '' } as const;
  await tx
    .insertInto('judging_judge')
    .values({ round_id: roundId, person_id: userId, ...asked })
    .onConflict((conflict) => conflict.columns(['round_id', 'person_id']).doUpdateSet(asked))
    .execute();
  return true;
}

/** Throws ListFull where more are in the panel than may be; the round is held. */
async function requireRoom(tx: Tx, roundId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('judging_judge')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow();
  if (Number(count) > judgingLimits.judges) throw new CodedError('ListFull');
}
