import type { NoticeSource } from '@/lib/base/notice/port';
import { authorOf } from '@/lib/base/thing/port';
import en from '@/messages/en/reactions/collection-notices.json';
import zh from '@/messages/zh/reactions/collection-notices.json';

/** Collections, to the owner of the thing. */
export const collectedNotice: NoticeSource<'collection.changed'> = {
  kind: 'collected',
  type: 'likes',
  on: 'collection.changed',
  isGathered: true,
  words: { zh: zh.collected, en: en.collected },
  async tell(context, tx, { kind, id, personId, isCollected }) {
    const about = { kind, id };
    return [{ to: await authorOf(context, tx, about), by: personId, about, isTakenBack: !isCollected }];
  },
};
