import { millisecondsInHour } from 'date-fns/constants';
import { v4 as uuid } from 'uuid';
import type { Tx } from '@/lib/platform/server/db/database';
import type { Seeding } from '@/lib/platform/server/slice';
import { insertScan } from './insert-scan';

/** The doors of the demonstration, with the helper at each; the organiser is at the second. */
const doors = [
  { door: '北门 North gate', helper: '小李 Li' },
  { door: '南门 South gate', helper: null },
] as const;

/** Each so many tickets were scanned again at the other door, and one of these by a device without a line. */
const againEvery = 7;

interface UsedTicket {
  id: string;
  activity_id: string;
  used_at: number | null;
}

/** What the doors of the demonstration's activities did: an entry of each used ticket, some of them tried twice. */
export async function seedDoors({ context, tx }: Seeding): Promise<void> {
  const used: UsedTicket[] = await tx
    .selectFrom('ticket')
    .select(['id', 'activity_id', 'used_at'])
    .where('state', '=', 'used')
    .orderBy('activity_id')
    .orderBy('used_at')
    .execute();
  for (const activityId of new Set(used.map(({ activity_id }) => activity_id))) {
    const tickets = used.filter(({ activity_id }) => activity_id === activityId);
    await seedDoor(tx, { activityId, tickets, now: context.now() });
  }
}

interface SeededDoor {
  activityId: string;
  tickets: UsedTicket[];
  now: number;
}

async function seedDoor(tx: Tx, { activityId, tickets, now }: SeededDoor): Promise<void> {
  const keyId = uuid();
  const createdAt = (tickets[0]?.used_at ?? now) - millisecondsInHour;
  await tx
    .insertInto('door_key')
    // Nobody knows a key of this hash.
    .values({ id: keyId, activity_id: activityId, name: doors[0].helper, hash: uuid(), created_at: createdAt })
    .execute();
  for (const [turn, { id, used_at }] of tickets.entries()) {
    const at = used_at ?? now;
    const [here, other] = turn % 3 === 2 ? [doors[1], doors[0]] : [doors[0], doors[1]];
    const scan = { activityId, ticketId: id, usedAt: at, usedDoor: here.door };
    const keyOf = (place: (typeof doors)[number]) => (place.helper ? keyId : null);
    await tx.insertInto('door_entry').values({ ticket_id: id, activity_id: activityId, door: here.door }).execute();
    await insertScan(tx, { ...scan, result: 'in', door: here.door, keyId: keyOf(here), at, isConflict: false });
    if (turn % againEvery !== 3) continue;
    const isConflict = turn % (2 * againEvery) === 3;
    const again = { door: other.door, keyId: keyOf(other), at: at + 40_000, isConflict };
    await insertScan(tx, { ...scan, ...again, result: 'alreadyIn' });
  }
}
