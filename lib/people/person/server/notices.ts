import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/people/person-notices.json';
import zh from '@/messages/zh/people/person-notices.json';

/** Follows, to the followed person. */
export const followedNotice: NoticeSource<'person.followed'> = {
  kind: 'followed',
  type: 'follows',
  on: 'person.followed',
  isGathered: true,
  words: { zh: zh.followed, en: en.followed },
  async tell(_context, _tx, { personId, followerId, isFollowed }) {
    return [{ to: personId, by: followerId, about: null, path: '/MyFocus?tab=fans', isTakenBack: !isFollowed }];
  },
};
