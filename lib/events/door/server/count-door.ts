import type { Reader } from '@/lib/platform/server/db/database';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { DoorCounts } from '../contract';
import { isExpected } from './expected';

/** Counts of an activity: what is expected and in, in all and by ticket type, in its order; and what came through each door. */
export async function countDoor(db: Reader, activityId: string, language: Language): Promise<DoorCounts> {
  const [tickets, types, doors] = await Promise.all([
    db
      .selectFrom('ticket')
      .select((row) => ['ticket_type_id', 'state', row.fn.countAll<string>().as('count')])
      .where('activity_id', '=', activityId)
      .where(isExpected)
      .groupBy(['ticket_type_id', 'state'])
      .execute(),
    db
      .selectFrom('activity_ticket_type')
      .select(['id', 'name_zh', 'name_en'])
      .where('activity_id', '=', activityId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('door_entry')
      .select((row) => ['door', row.fn.countAll<string>().as('count')])
      .where('activity_id', '=', activityId)
      .groupBy('door')
      .orderBy('door')
      .execute(),
  ]);
  const sum = (rows: typeof tickets) => rows.reduce((total, { count }) => total + Number(count), 0);
  const countsOf = (rows: typeof tickets) => ({
    expected: sum(rows),
    in: sum(rows.filter(({ state }) => state === 'used')),
  });
  return {
    ...countsOf(tickets),
    types: types.map(({ id, name_zh, name_en }) => ({
      name: translate(name_zh, name_en, language).text,
      ...countsOf(tickets.filter(({ ticket_type_id }) => ticket_type_id === id)),
    })),
    byDoor: doors.map(({ door, count }) => ({ door, in: Number(count) })),
  };
}
