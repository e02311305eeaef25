import type { NoticeSource } from '@/lib/base/notice/port';
import { authorOf } from '@/lib/base/thing/port';
import en from '@/messages/en/reactions/like-notices.json';
import zh from '@/messages/zh/reactions/like-notices.json';

/** Likes, to the owner of the thing. */
export const likedNotice: NoticeSource<'like.changed'> = {
  kind: 'liked',
  type: 'likes',
  on: 'like.changed',
  isGathered: true,
  words: { zh: zh.liked, en: en.liked },
  async tell(context, tx, { kind, id, personId, isLiked }) {
    const about = { kind, id };
    return [{ to: await authorOf(context, tx, about), by: personId, about, isTakenBack: !isLiked }];
  },
};
