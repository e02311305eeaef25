import { activityCategory, activityStatus } from '@/lib/events/activity/codes';
import { addSignupTicket, type SignedUp, takeStock } from '@/lib/events/ticket/port';
import type { Tx } from '@/lib/platform/server/db/database';
import type { Seeding } from '@/lib/platform/server/slice';
import { keepCapacity } from './keep-capacity';

/** Who signs up in the demonstration, in the order of their persons. */
const occupations = ['灯光师', '策展人', '学生', '动画师', '摄影师', '工程师', '教师', '作曲', '设计师'];
const people = 30;
/** The account by which visitors look at the demonstration. */
const visitor = 'person-audience';
/** How many wait for the activity that is full. */
const waiting = 4;

/** Sign-ups for the demonstration's activities without tickets: the smallest coming one is full, and people wait for it. */
export async function seedSignups({ context, tx }: Seeding): Promise<void> {
  const now = context.now();
  const activities = await findActivities(tx);
  const [full] = activities
    .filter(
      (one) => one.capacity > 0 && one.canceled_at === null && one.enrol_start_at <= now && now < one.enrol_end_at,
    )
    .toSorted((one, other) => one.capacity - other.capacity);
  for (const [turn, { id, capacity, enrol_start_at, canceled_at }] of activities.entries()) {
    await keepCapacity(context, tx, { id });
    if (canceled_at !== null || enrol_start_at > now) continue;
    const isFull = id === full?.id && capacity <= people - waiting;
    const count = isFull ? capacity : Math.min(capacity || people, 4 + ((turn * 5) % 9));
    for (let index = 0; index < count; index += 1) {
      const of = { activityId: id, personId: personOf(turn + index) };
      await takeStock(tx, [id], 1);
      await addSignupTicket(context, tx, { ...of, signedUp: signedUpAs(turn + index) });
    }
    if (isFull) await addWaiting(tx, id, turn + count, now);
  }
}

/** Public activities without ticket types, in order. */
function findActivities(tx: Tx) {
  return tx
    .selectFrom('activity')
    .select(['id', 'capacity', 'enrol_start_at', 'enrol_end_at', 'canceled_at'])
    .where('review_state', '=', activityStatus.passed)
    .where('category', '!=', activityCategory.contest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('activity_ticket_type')
            .select('activity_ticket_type.id')
            .whereRef('activity_ticket_type.activity_id', '=', 'activity.id'),
        ),
      ),
    )
    .orderBy('id')
    .execute();
}

async function addWaiting(tx: Tx, activityId: string, from: number, now: number): Promise<void> {
  const places = Array.from({ length: waiting }, (_, index) => ({
    // The visitor of the demonstration is the second one.
    ...{ activity_id: activityId, person_id: index === 1 ? visitor : personOf(from + index), place: index + 1 },
    ...{ signed_up: JSON.stringify(signedUpAs(from + index)), created_at: now },
  }));
  await tx.insertInto('signup_wait').values(places).execute();
}

const personOf = (number: number) => `person-${String(1 + (number % people)).padStart(3, '0')}`;

/** Made-up people; their numbers belong to nobody (the range that is kept for fiction). */
const signedUpAs = (number: number): SignedUp => ({
  attendee: `参与者 ${1 + (number % people)}`,
  mobile: `+12025550${String(100 + (number % people))}`,
  ...{ age: 19 + ((number * 7) % 40), occupation: occupations[number % occupations.length] ?? '' },
  ...{ answers: '[]', is_shown: number % 6 === 0 ? 0 : 1 },
});
