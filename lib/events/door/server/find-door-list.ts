import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { doorLimits } from '../codes';
import type { findDoorList as contract, DoorTicket } from '../contract';
import { isExpected } from './expected';
import { findAccess } from './find-access';

/** The valid and used tickets of an activity by their ids, in portions. Throws as `findAccess`. */
export async function findDoorList(
  context: Context,
  { after, ...access }: InputOf<typeof contract>,
): Promise<{ list: DoorTicket[]; isLast: boolean }> {
  const { activity } = await findAccess(context, access);
  const rows = await context.db.read
    .selectFrom('ticket')
    .leftJoin('activity_ticket_type as type', 'type.id', 'ticket.ticket_type_id')
    .leftJoin('door_entry', (join) =>
      // Said of both: PostgreSQL would begin with the first entry of all otherwise.
      join.onRef('door_entry.ticket_id', '=', 'ticket.id').on('door_entry.ticket_id', '>', after),
    )
    .select(['ticket.id', 'ticket.attendee', 'ticket.mobile', 'ticket.used_at', 'door_entry.door'])
    .select(['type.name_zh', 'type.name_en'])
    .where('ticket.activity_id', '=', activity.id)
    .where(isExpected)
    .where('ticket.id', '>', after)
    .orderBy('ticket.id')
    .limit(doorLimits.list + 1)
    .execute();
  return {
    list: rows.slice(0, doorLimits.list).map((row) => ({
      ...{ id: row.id, name: row.attendee, mobileEnd: row.mobile.slice(-4), usedDoor: row.door ?? '' },
      typeName: row.name_zh === null ? '' : translate(row.name_zh, row.name_en, context.language).text,
      usedAt: row.used_at === null ? null : isoInBeijing(row.used_at),
    })),
    isLast: rows.length <= doorLimits.list,
  };
}
