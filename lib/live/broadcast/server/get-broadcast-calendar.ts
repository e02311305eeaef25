import { excerpt } from '@/lib/base/rich-text/codes';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import { calendarFile } from '@/lib/platform/server/calendar/calendar-file';
import type { Context } from '@/lib/platform/server/context';
import { feedAddress } from '@/lib/platform/server/feed/feed-address';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { getBroadcastCalendar as contract } from '../contract';
import { broadcastPath } from '../rules/broadcast-path';
import { getBroadcast } from './get-broadcast';

/** Most characters of the description. */
const mostText = 500;

/** A public broadcast as a calendar file. Throws NullPointer for one that is not public. */
export async function getBroadcastCalendar(context: Context, { id }: InputOf<typeof contract>): Promise<FileAnswer> {
  const { title, titleLanguage, body, phase } = await getBroadcast(context, { id });
  const row = await context.db.read
    .selectFrom('live_broadcast')
    .select(['revision', 'updated_at', 'start_at', 'planned_end_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const page = feedAddress(broadcastPath(id), context.language);
  return calendarFile({
    ...{ id, title, titleLanguage, isCanceled: phase === 'canceled', page },
    ...{ revision: row.revision, changedAt: row.updated_at },
    description: excerpt(body, mostText),
    // It takes place at its address.
    place: page,
    ...{ startAt: row.start_at, endAt: row.planned_end_at },
  });
}
