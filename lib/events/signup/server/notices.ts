import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/events/signup-notices.json';
import zh from '@/messages/zh/events/signup-notices.json';

const about = (id: string) => ({ kind: 'activity', id }) as const;

/** Tells who signed up, or waited, that they have a place now. */
export const signupGivenNotice: NoticeSource<'signup.given'> = {
  kind: 'signupGiven',
  type: 'events',
  on: 'signup.given',
  words: { zh: zh.signupGiven, en: en.signupGiven },
  async tell(_context, _tx, { activityId, personId, hasWaited }) {
    const path = `/ticket/e?activity=${encodeURIComponent(activityId)}`;
    const values = { waited: hasWaited ? 'yes' : 'no' };
    return [{ to: personId, by: null, about: about(activityId), path, values }];
  },
};

/** Tells who waited that the activity is canceled, and why. */
export const signupCanceledNotice: NoticeSource<'signup.canceled'> = {
  kind: 'signupCanceled',
  type: 'events',
  on: 'signup.canceled',
  words: { zh: zh.signupCanceled, en: en.signupCanceled },
  async tell(_context, _tx, { activityId, people, reason }) {
    return people.map((to) => ({ to, by: null, about: about(activityId), values: { reason } }));
  },
};
