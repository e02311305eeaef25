import { millisecondsInDay } from 'date-fns/constants';
import { generateIcsCalendar } from 'ts-ics';
import { excerpt } from '@/lib/base/rich-text/codes';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { feedAddress } from '@/lib/platform/server/feed/feed-address';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { getActivityCalendar as contract } from '../contract';
import { activityPath } from '../rules/activity-path';
import { foldLines } from '../rules/fold-lines';
import { getActivity } from './get-activity';

/** Most characters of the description. */
const mostText = 500;

/**
 * A public activity as a calendar file. Its UID stays, its SEQUENCE grows with every change, so that a calendar that reads it
 * again moves what it has; a canceled one says so. Throws NullPointer for one that is not public.
 */
export async function getActivityCalendar(context: Context, { id }: InputOf<typeof contract>): Promise<FileAnswer> {
  const activity = await getActivity(context, { id });
  const { revision, updated_at } = await context.db.read
    .selectFrom('activity')
    .select(['revision', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const page = feedAddress(activityPath(activity), context.language);
  const [start, end] = [new Date(activity.holdStartTime), new Date(activity.holdEndTime)];
  const changed = { date: new Date(updated_at) };
  const place = [activity.venue.text, activity.address.text, activity.city].filter((part) => part !== '').join(', ');
  const calendar = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${new URL(env().siteUrl).hostname}//Lightfield//${activity.titleLanguage.toUpperCase()}`,
    events: [
      {
        uid: `${id}@${new URL(env().siteUrl).hostname}`,
        stamp: changed,
        lastModified: changed,
        sequence: revision,
        status: activity.isCanceled ? 'CANCELLED' : 'CONFIRMED',
        start: { date: start },
        end: { date: end },
        // Who goes to an exhibition is not busy for all of its weeks.
        timeTransparent: end.getTime() - start.getTime() > millisecondsInDay ? 'TRANSPARENT' : 'OPAQUE',
        summary: activity.title,
        description: [excerpt(activity.body, mostText), page].filter((part) => part !== '').join('\n\n'),
        ...(place !== '' && { location: place }),
        url: page,
      },
    ],
  });
  return {
    name: `${activity.title}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    body: new TextEncoder().encode(foldLines(calendar)),
  };
}
