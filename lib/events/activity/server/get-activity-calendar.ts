import { excerpt } from '@/lib/base/rich-text/codes';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import { calendarFile } from '@/lib/platform/server/calendar/calendar-file';
import type { Context } from '@/lib/platform/server/context';
import { feedAddress } from '@/lib/platform/server/feed/feed-address';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { getActivityCalendar as contract } from '../contract';
import { activityPath } from '../rules/activity-path';
import { getActivity } from './get-activity';

/** Most characters of the description. */
const mostText = 500;

/** A public activity as a calendar file. Throws NullPointer for one that is not public. */
export async function getActivityCalendar(context: Context, { id }: InputOf<typeof contract>): Promise<FileAnswer> {
  const activity = await getActivity(context, { id });
  const { revision, updated_at } = await context.db.read
    .selectFrom('activity')
    .select(['revision', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const { title, titleLanguage, isCanceled, holdStartTime, holdEndTime, venue, address, city } = activity;
  return calendarFile({
    ...{ id, title, titleLanguage, isCanceled, revision, changedAt: updated_at },
    description: excerpt(activity.body, mostText),
    place: [venue.text, address.text, city].filter((part) => part !== '').join(', '),
    ...{ startAt: Date.parse(holdStartTime), endAt: Date.parse(holdEndTime) },
    page: feedAddress(activityPath(activity), context.language),
  });
}
