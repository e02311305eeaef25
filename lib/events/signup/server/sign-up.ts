import { requireAllowed } from '@/lib/base/permission/port';
import type { WrittenQuestion } from '@/lib/events/activity/contract';
import { changeSignupTicket, holdStock, readAnswers, type SignedUp } from '@/lib/events/ticket/port';
import { holdPerson } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { toE164 } from '@/lib/platform/shared/phone';
import type { signUp as contract, OwnSignup } from '../contract';
import { signupPhaseAt } from '../rules/signup-phase';
import { findActivity, type SignupActivity } from './find-activity';
import { factsOf } from './get-signup';
import { moveUp } from './move-up';
import { findOwnSignup, findPlace, type SignupOf } from './own-signup';

type Input = InputOf<typeof contract>;

/**
 * Signs the caller up: everybody joins the waiting list, which moves up at once as far as there are places, so that nobody
 * passes those who wait. Who signed up before changes what they wrote and keeps their place, until the activity ends.
 * Throws NullPointer for an activity that takes no sign-ups, PhoneNeeded, EventCanceled, SignupClosed outside of its times, and
 * code `400` with the rule `required` for each missing answer.
 */
export async function signUp(context: Context, input: Input): Promise<OwnSignup> {
  const { personId } = requireAllowed(context, 'post');
  const of = { activityId: input.activityId, personId };
  const { questions } = await findActivity(context.db.read, of.activityId);
  const signedUp = await readSignedUp(input, questions);
  return context.db.transaction(async (tx) => {
    await holdPerson(tx, personId);
    await holdStock(tx, of.activityId);
    // Read after the lock: whoever cancels it holds the stock as well.
    const activity = await findActivity(tx, of.activityId);
    requireNotOver(activity, context.now());
    if (!(await isChanged(tx, of, signedUp))) {
      requireOpen(activity, context.now());
      await joinList(tx, of, signedUp, context.now());
      await moveUp(context, tx, { activityId: of.activityId, byId: personId });
    }
    const own = await findOwnSignup(tx, of);
    if (!own) throw new Error('Who signs up has a place or waits for one.');
    return own;
  });
}

/** What was written, as tickets keep it. Throws code `400` naming each missing answer. */
async function readSignedUp(input: Input, questions: string): Promise<SignedUp> {
  const { answers, missing } = readAnswers(JSON.parse(questions) as WrittenQuestion[], input.answers);
  if (missing.length > 0) throw new CodedError('400', { fields: missing });
  return {
    attendee: input.name,
    // The schema has let only valid ones through.
    mobile: (await toE164(input.region, input.mobile)) ?? input.mobile,
    ...{ age: input.age, occupation: input.occupation, answers: JSON.stringify(answers) },
    is_shown: input.isShown ? 1 : 0,
  };
}

function requireNotOver({ canceled_at, hold_end_at }: SignupActivity, now: number): void {
  if (canceled_at !== null) throw new CodedError('EventCanceled');
  if (now >= hold_end_at) throw new CodedError('SignupClosed');
}

function requireOpen(activity: SignupActivity, now: number): void {
  const phase = signupPhaseAt(factsOf(activity, 0), now);
  if (phase === 'notStarted' || phase === 'ended') throw new CodedError('SignupClosed');
}

/** Changes what somebody wrote who has a place or waits; false for who does neither. */
async function isChanged(tx: Tx, of: SignupOf, signedUp: SignedUp): Promise<boolean> {
  const place = await findPlace(tx, of);
  if (place) {
    await changeSignupTicket(tx, place.id, signedUp);
    return true;
  }
  const waits = await tx
    .updateTable('signup_wait')
    .set({ signed_up: JSON.stringify(signedUp) })
    .where('activity_id', '=', of.activityId)
    .where('person_id', '=', of.personId)
    .executeTakeFirst();
  return waits.numUpdatedRows > 0n;
}

/** Adds somebody to the end of the list. */
async function joinList(tx: Tx, { activityId, personId }: SignupOf, signedUp: SignedUp, now: number): Promise<void> {
  const last = await tx
    .selectFrom('signup_wait')
    .select('place')
    .where('activity_id', '=', activityId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  await tx
    .insertInto('signup_wait')
    .values({
      ...{ activity_id: activityId, person_id: personId, place: (last?.place ?? 0) + 1 },
      ...{ signed_up: JSON.stringify(signedUp), created_at: now },
    })
    .execute();
}
