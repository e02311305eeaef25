import type { NoticeType } from '@/lib/base/notice/codes';
import { blockPerson } from '@/lib/people/person/server/block-person';
import { followPerson } from '@/lib/people/person/server/follow-person';
import type { Context } from '@/lib/platform/server/context';
import { sendComment } from '@/lib/reactions/comment/server/send-comment';
import { like } from '@/lib/reactions/like/server/like';
import { findNotices } from '@/lib/reactions/message/contract';
import { countUnread } from '@/lib/reactions/message/server/count-unread';
import { listNotices } from '@/lib/reactions/message/server/list-notices';
import { callerOf, testContext } from './context';
import type { TestDatabase } from './engines';
import { insertRows, personRow, videoRow } from './rows';

const fans = Array.from({ length: 30 }, (_, index) => `fan${index + 1}`);
const tables = [
  'like_mark',
  'collection_item',
  'comment_entry',
  'video_credit',
  'video_source',
  'person_follow',
  'video',
] as const;

/** Lin with the works `w` and `v`, Mei and thirty fans on a test's database: what they do, and their notices. */
export function noticeScene(database: () => TestDatabase) {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });

  return {
    as,
    fans,
    begin: () =>
      database().db.transaction(async (tx) => {
        for (const table of tables) await tx.deleteFrom(table).execute();
        await tx.deleteFrom('person').execute();
        const people = ['lin', 'mei', ...fans].map((id) => personRow({ id }));
        await insertRows(tx, 'person', people);
        await insertRows(tx, 'video', [
          videoRow({ id: 'w', author_id: 'lin' }),
          videoRow({ id: 'v', author_id: 'lin', title_zh: '另一件' }),
        ]);
      }),
    like: (personId: string, isLiked = true, { id = 'w', ...overrides }: Partial<Context> & { id?: string } = {}) =>
      like(as(personId, overrides), { kind: 'video', id, like: isLiked }),
    follow: (personId: string, userId: string) => followPerson(as(personId), { userId, follow: true }),
    block: (personId: string, userId: string) => blockPerson(as(personId), { userId, block: true }),
    comment: (personId: string, text: string, replyTo = '') =>
      sendComment(as(personId), { kind: 'video', thingId: 'w', text, replyTo, acknowledged: false }),
    erase: (personId: string) =>
      database().db.transaction(async (tx) => {
        const context = testContext(database().db);
        await context.emit(context, tx, 'account.leaving', { personId });
        await context.emit(context, tx, 'account.erased', { personId });
      }),
    /** The notices of a person as on the wire. */
    async list(personId: string, type: NoticeType | '' = '', overrides: Partial<Context> = {}) {
      const page = await listNotices(as(personId, overrides), { type, pageIndex: 1, pageSize: 20 });
      expect(findNotices.data.parse(page)).toEqual(page);
      return page.list;
    },
    unread: (personId: string) => countUnread(as(personId)),
  };
}
