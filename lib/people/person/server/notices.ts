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

/** Tells a person that the nickname which staff allowed is somebody else's by now. */
export const nicknameTakenNotice: NoticeSource<'person.nicknameTaken'> = {
  kind: 'nicknameTaken',
  type: 'system',
  on: 'person.nicknameTaken',
  words: { zh: zh.nicknameTaken, en: en.nicknameTaken },
  async tell(_context, _tx, { personId, nickname }) {
    return [{ to: personId, by: null, about: null, path: '/Settings/profile', values: { nickname } }];
  },
};
