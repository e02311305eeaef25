import { entryPublicKey } from '@/lib/events/ticket/port';
import type { Context } from '@/lib/platform/server/context';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { doorLimits } from '../codes';
import type { Door, DoorAccess } from '../contract';
import { countDoor } from './count-door';
import { doorsEndAt, findAccess } from './find-access';

/** What a device at a door needs to work, also without a line. Throws as `findAccess`. */
export async function getDoor(context: Context, input: DoorAccess): Promise<Door> {
  const { activity, name } = await findAccess(context, input);
  const { read } = context.db;
  const title = translate(activity.title_zh, activity.title_en, context.language);
  const [publicKey, returned, counts] = await Promise.all([
    entryPublicKey(context),
    read
      .selectFrom('ticket')
      .select('id')
      .where('activity_id', '=', activity.id)
      .where('state', '=', 'returned')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(doorLimits.returned)
      .execute(),
    countDoor(read, activity.id, context.language),
  ]);
  return {
    ...{ activityId: activity.id, title: title.text, titleLanguage: title.language, name, publicKey, counts },
    holdStartTime: isoInBeijing(activity.hold_start_at),
    holdEndTime: isoInBeijing(activity.hold_end_at),
    endsAt: isoInBeijing(doorsEndAt(activity)),
    returned: returned.map(({ id }) => id),
  };
}
