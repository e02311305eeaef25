import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { download } from '@/lib/platform/client/download';
import { gatherMarks } from '@/lib/platform/client/gather-marks';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { useMark } from '@/lib/platform/client/use-mark';
import * as calls from '../calls';
import { type ActivityPhase, activitiesPerSection } from '../codes';
import type * as contract from '../contract';

const findActivities: CallOf<typeof contract.findActivities> = calls.findActivities;
const findActivitiesOfTopic: CallOf<typeof contract.findActivitiesOfTopic> = calls.findActivitiesOfTopic;
const findActivityPhotos: CallOf<typeof contract.findActivityPhotos> = calls.findActivityPhotos;
const getActivityCounts: CallOf<typeof contract.getActivityCounts> = calls.getActivityCounts;
const getActivityCalendar: CallOf<typeof contract.getActivityCalendar> = calls.getActivityCalendar;
const remindOfActivity: CallOf<typeof contract.remindOfActivity> = calls.remindOfActivity;
const findActivityReminders: CallOf<typeof contract.findActivityReminders> = calls.findActivityReminders;

/** Public activities by their filters, 20 at a time. */
export const activitiesQuery = (filter: contract.ActivityFilter) =>
  pagedQuery(findActivities, { ...filter, pageSize: 20 });

/** The first activities of a phase, in a city or, for an empty text, in all. */
export const activitySectionQuery = (phase: ActivityPhase, city: string) =>
  queryOptions({
    queryKey: [findActivities.path, 'section', phase, city],
    queryFn: async ({ signal }) => {
      const first = { phase, city, pageIndex: 1, pageSize: activitiesPerSection };
      return (await call(findActivities, first, { signal, quiet: true })).list;
    },
  });

/** The public activities in a channel, 20 at a time. */
export const activitiesOfTopicQuery = (topicId: string) => pagedQuery(findActivitiesOfTopic, { topicId, pageSize: 20 });

/** Past activities with their photos, ten at a time. */
export const activityPhotosQuery = pagedQuery(findActivityPhotos, { pageSize: 10 });

/** The number of comments of an activity: that in its page until the current one is loaded. */
export function useActivityCounts({ id, commentCount }: Pick<contract.ActivityDetail, 'id' | 'commentCount'>) {
  const { data } = useQuery({
    queryKey: [getActivityCounts.path, id],
    queryFn: ({ signal }) => call(getActivityCounts, { id }, { signal }),
    initialData: { commentCount },
    // The page may have been rendered at any time.
    initialDataUpdatedAt: 0,
  });
  return data;
}

const isReminded = gatherMarks((ids) => call(findActivityReminders, { ids: ids.join(',') }));

/** Whether the caller is told of an activity on the day before, and how to toggle it. */
export function useActivityReminder(id: string) {
  const { isOn, press } = useMark({
    call: remindOfActivity,
    thing: [id],
    load: () => isReminded(id),
    save: async (remind) => {
      await call(remindOfActivity, { id, remind });
      return { isOn: remind };
    },
  });
  return { isOn, press };
}

/** Saves an activity as a calendar file. */
export const saveActivityCalendar = (id: string) => download(getActivityCalendar, { id });
