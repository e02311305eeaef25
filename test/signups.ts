import { emit } from '@/lib/app/events';
import { signUp as signUpCall } from '@/lib/events/signup/contract';
import { getSignup } from '@/lib/events/signup/server/get-signup';
import { leaveSignup } from '@/lib/events/signup/server/leave-signup';
import { signUp } from '@/lib/events/signup/server/sign-up';
import type { Context } from '@/lib/platform/server/context';
import { callerOf, noon, testContext } from './context';
import type { TestDatabase } from './engines';
import { activityRow } from './event-rows';
import { insertRows, personRow, type Row } from './rows';

/** What a form for a sign-up sends. */
const writtenSignup = { name: '林一', mobile: '13800138000', age: '28', occupation: '灯光师' };

/** Public activities of `organiser` without ticket types, and people who sign up; the clock can be moved. */
export function signupScene(database: () => TestDatabase) {
  let now = noon;
  let count = 0;
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), now: () => now, ...overrides });
  const product = () => testContext(database().db, { now: () => now });
  const read = () => database().db.read;
  const offered = (id: string) => database().db.transaction((tx) => emit(product(), tx, 'activity.offered', { id }));

  return {
    as,
    product,
    read,
    offered,
    job: () => ({ ...product(), attempt: 1, signal: new AbortController().signal }),
    at: (time: number) => {
      now = time;
    },
    begin: (people: readonly string[]) =>
      database().db.transaction((tx) =>
        insertRows(
          tx,
          'person',
          ['organiser', ...people].map((id) => personRow({ id })),
        ),
      ),
    /** Adds an activity in a week with so many places; 0 for no limit. */
    add: async (capacity: number, activity: Partial<Row<'activity'>> = {}) => {
      count += 1;
      const id = `activity ${count}`;
      const week = noon + 7 * 86_400_000;
      const times = { enrol_end_at: week, hold_start_at: week, hold_end_at: week + 3_600_000 };
      await database().db.transaction((tx) =>
        insertRows(tx, 'activity', [activityRow({ ...times, capacity, ...activity, id })]),
      );
      await offered(id);
      return id;
    },
    change: async (id: string, activity: Partial<Row<'activity'>>) => {
      await database().db.transaction(async (tx) => {
        await tx.updateTable('activity').set(activity).where('id', '=', id).execute();
        await emit(product(), tx, 'activity.offered', { id });
      });
    },
    cancel: async (id: string, reason = '台风') => {
      await database().db.transaction(async (tx) => {
        await tx.updateTable('activity').set({ canceled_at: now }).where('id', '=', id).execute();
        await emit(product(), tx, 'activity.canceled', { id, reason });
      });
    },
    signUp: async (personId: string, activityId: string, written: object = {}) =>
      signUp(as(personId), await signUpCall.input.parseAsync({ ...writtenSignup, ...written, activityId })),
    leave: (personId: string, activityId: string) => leaveSignup(as(personId), { activityId }),
    standing: (activityId: string, personId?: string) => getSignup(personId ? as(personId) : product(), { activityId }),
    /** Who has a place, in the order in which they got it. */
    joined: async (activityId: string) =>
      (
        await read()
          .selectFrom('ticket')
          .select('person_id')
          .where('activity_id', '=', activityId)
          .where('state', 'in', ['valid', 'used'])
          .orderBy('created_at')
          .orderBy('id')
          .execute()
      ).map(({ person_id }) => person_id),
    /** Who waits, in the order of the list. */
    waiting: async (activityId: string) =>
      (
        await read()
          .selectFrom('signup_wait')
          .select('person_id')
          .where('activity_id', '=', activityId)
          .orderBy('place')
          .execute()
      ).map(({ person_id }) => person_id),
    takenOf: async (id: string) =>
      (await read().selectFrom('ticket_stock').select('taken').where('id', '=', id).executeTakeFirstOrThrow()).taken,
    /** The notices about an activity: reader and kind. */
    noticesOf: async (activityId: string) =>
      (
        await read()
          .selectFrom('notice')
          .select(['person_id', 'kind', 'detail'])
          .where('about_id', '=', activityId)
          .orderBy('person_id')
          .execute()
      ).map(({ person_id, kind, detail }) => ({ to: person_id, kind, detail })),
  };
}
