import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/events/activity-notices.json';
import zh from '@/messages/zh/events/activity-notices.json';

/** Reminds the people who collected an activity or asked for it; once, also if the job runs again. */
export const activityTomorrowNotice: NoticeSource<'activity.tomorrow'> = {
  kind: 'activityTomorrow',
  type: 'events',
  on: 'activity.tomorrow',
  isGathered: true,
  words: { zh: zh.activityTomorrow, en: en.activityTomorrow },
  async tell(_context, _tx, { id, people }) {
    return people.map((to) => ({ to, by: null, about: { kind: 'activity', id } }));
  },
};
