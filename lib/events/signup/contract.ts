import { z } from 'zod';
import { writtenSignup } from '@/lib/events/ticket/contract';
import { crowdLimit, endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, pageQuery, wireId } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { signupPhases, signupStates } from './codes';

export * from './codes';

/** The sign-up of the caller. */
export const ownSignup = z.object({
  state: z.enum(signupStates),
  /** How many wait before them, counted up to 1000; 0 for the next one, and for who does not wait. */
  ahead: z.int(),
  /** They came in at the door, and cannot leave any more. */
  isUsed: z.boolean(),
  /** What they wrote; the mobile number in E.164. */
  written: z.object({
    name: z.string(),
    mobile: z.string(),
    age: z.int(),
    occupation: z.string(),
    answers: z.array(z.object({ questionId: z.string(), text: z.string() })),
    isShown: z.boolean(),
  }),
});
export type OwnSignup = z.output<typeof ownSignup>;

/** How an activity takes sign-ups now, and how the caller stands to it. */
export const signup = z.object({
  phase: z.enum(signupPhases),
  /** Places left for who signs up now; null for no limit. */
  left: z.int().nullable(),
  /** Counted up to 1000. */
  waitingCount: z.int(),
  /** Null for who did not sign up. */
  mine: ownSignup.nullable(),
});
export type Signup = z.output<typeof signup>;

export const getSignup = endpoint({
  name: 'getSignup',
  ...calls.getSignup,
  summary: 'How a public activity without tickets takes sign-ups now, and how the caller stands to it.',
  auth: 'public',
  input: z.object({ activityId: wireId }),
  data: signup,
  errors: ['NullPointer'],
  limit: crowdLimit,
});

export const signUp = endpoint({
  name: 'signUp',
  ...calls.signUp,
  summary:
    'Signs the caller up for an activity without tickets; where it is full they wait, and move up by themselves. Who signed up already changes what they wrote, until it ends.',
  auth: 'user',
  input: writtenSignup.and(z.object({ activityId: wireId })),
  data: ownSignup,
  errors: ['NullPointer', 'PhoneNeeded', 'EventCanceled', 'SignupClosed'],
  limit: { ...writingLimit({ max: 60, seconds: 3600 }), ...crowdLimit },
});

export const leaveSignup = endpoint({
  name: 'leaveSignup',
  ...calls.leaveSignup,
  summary:
    'Gives a place or a place in the waiting list up, until the activity ends; the next one moves up. Leaving twice is leaving once.',
  auth: 'user',
  input: z.object({ activityId: wireId }),
  data: noData,
  errors: ['NullPointer', 'SignupClosed', 'TicketUsed'],
  limit: writingLimit({ max: 60, seconds: 3600 }),
});

/** Somebody who waits for a place, for the organiser. */
export const waitingSignup = z.object({
  name: z.string(),
  mobile: z.string(),
  age: z.int(),
  occupation: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type WaitingSignup = z.output<typeof waitingSignup>;

export const findWaitingSignups = endpoint({
  name: 'findWaitingSignups',
  ...calls.findWaitingSignups,
  summary: 'Who waits for a place at an activity of the caller, in the order of the list.',
  auth: 'user',
  input: pageQuery.extend({ activityId: wireId }),
  data: pageOf(waitingSignup),
  errors: ['NullPointer'],
  limit: looseLimit,
});
