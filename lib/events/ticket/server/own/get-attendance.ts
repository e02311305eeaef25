import { activityStatus } from '@/lib/events/activity/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Attendance } from '../../contract';
import { toWaitPlace } from '../waiting/wait-place';

/** How the caller stands to a public activity. Throws Unauthorized, and NullPointer for an unknown activity. */
export async function getAttendance(context: Context, { activityId }: { activityId: string }): Promise<Attendance> {
  const { personId } = signedIn(context);
  const db = context.db.read;
  const activity = await db
    .selectFrom('activity')
    .select(['organiser_id', 'online_url', 'canceled_at'])
    .where('id', '=', activityId)
    .where('review_state', '=', activityStatus.passed)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const mine = { activityId, personId };
  const [tickets, waiting] = await Promise.all([findTickets(db, mine), findPlaces(db, mine)]);
  const given = tickets.filter(({ state }) => state !== 'held');
  const isOrganiser = activity.organiser_id === personId;
  const mayJoin = (isOrganiser || given.length > 0) && activity.canceled_at === null;
  return {
    isOrganiser,
    ticketCount: given.length,
    ofTypes: countTypes(tickets),
    onlineUrl: mayJoin ? activity.online_url : '',
    unpaidOrderId: tickets.find(({ state }) => state === 'held')?.order_id ?? null,
    waiting,
  };
}

interface Mine {
  activityId: string;
  personId: string;
}

function findTickets(db: Reader, { activityId, personId }: Mine) {
  return db
    .selectFrom('ticket')
    .select(['state', 'ticket_type_id', 'order_id'])
    .where('person_id', '=', personId)
    .where('activity_id', '=', activityId)
    .where('state', 'in', ['held', 'valid', 'used'])
    .orderBy('created_at', 'desc')
    .execute();
}

function countTypes(tickets: readonly { ticket_type_id: string | null }[]): Attendance['ofTypes'] {
  const counts = new Map<string, number>();
  for (const { ticket_type_id: id } of tickets) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Array.from(counts, ([ticketTypeId, count]) => ({ ticketTypeId, count }));
}

async function findPlaces(db: Reader, { activityId, personId }: Mine) {
  const places = await db
    .selectFrom('ticket_wait')
    .selectAll()
    .where('person_id', '=', personId)
    .where('activity_id', '=', activityId)
    .where('state', 'in', ['waiting', 'offered'])
    .execute();
  return Promise.all(places.map((place) => toWaitPlace(db, place)));
}
