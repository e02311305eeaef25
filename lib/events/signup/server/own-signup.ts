import type { SignedUp } from '@/lib/events/ticket/port';
import type { Reader } from '@/lib/platform/server/db/database';
import type { OwnSignup } from '../contract';
import { countWaiting } from './find-activity';

/** Whose sign-up for which activity. */
export interface SignupOf {
  activityId: string;
  personId: string;
}

/** The ticket of who has a place; undefined for who has none. */
export function findPlace(db: Reader, { activityId, personId }: SignupOf) {
  return db
    .selectFrom('ticket')
    .select(['id', 'state', 'attendee', 'mobile', 'age', 'occupation', 'answers', 'is_shown'])
    .where('person_id', '=', personId)
    .where('activity_id', '=', activityId)
    .where('order_id', 'is', null)
    .where('state', 'in', ['valid', 'used'])
    .executeTakeFirst();
}

/** The sign-up of a person; null for who did not sign up, or left. */
export async function findOwnSignup(db: Reader, of: SignupOf): Promise<OwnSignup | null> {
  const place = await findPlace(db, of);
  if (place) return { state: 'joined', ahead: 0, isUsed: place.state === 'used', written: writtenOf(place) };
  const wait = await db
    .selectFrom('signup_wait')
    .select(['place', 'signed_up'])
    .where('activity_id', '=', of.activityId)
    .where('person_id', '=', of.personId)
    .executeTakeFirst();
  if (!wait) return null;
  const ahead = await countWaiting(db, of.activityId, wait.place);
  return { state: 'waiting', ahead, isUsed: false, written: writtenOf(signedUpOf(wait)) };
}

/** What somebody who waits wrote. */
export const signedUpOf = ({ signed_up }: { signed_up: string }) => JSON.parse(signed_up) as SignedUp;

/** What somebody wrote, as the wire has it. */
export const writtenOf = ({
  attendee,
  mobile,
  age,
  occupation,
  answers,
  is_shown,
}: SignedUp): OwnSignup['written'] => ({
  ...{ name: attendee, mobile, age: age ?? 0, occupation, isShown: is_shown === 1 },
  answers: JSON.parse(answers) as OwnSignup['written']['answers'],
});
