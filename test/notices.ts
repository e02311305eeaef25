import type { NoticeType } from '@/lib/base/notice/codes';
import { followPerson } from '@/lib/people/person/server/follow-person';
import type { Context } from '@/lib/platform/server/context';
import { sendComment } from '@/lib/reactions/comment/server/send-comment';
import { like as likeThing } from '@/lib/reactions/like/server/like';
import { findNotices } from '@/lib/reactions/message/contract';
import { countUnread } from '@/lib/reactions/message/server/count-unread';
import { listNotices } from '@/lib/reactions/message/server/list-notices';
import { callerOf, testContext } from './context';
import type { TestDatabase } from './engines';
import { insertRows, personRow, videoRow } from './rows';

const fans = Array.from({ length: 30 }, (_, index) => `fan${index + 1}`);

/** What people do with the works `w` and `v` of `lin` on a test's database, and what anybody is told of it. */
export function setting(database: () => TestDatabase) {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });

  return {
    as,
    begin: () =>
      database().db.transaction(async (tx) => {
        const tables = [
          'like_mark',
          'collection_item',
          'comment_entry',
          'video_credit',
          'person_follow',
          'video',
        ] as const;
        for (const table of tables) await tx.deleteFrom(table).execute();
        await tx.deleteFrom('person').execute();
        await insertRows(
          tx,
          'person',
          ['lin', 'mei', ...fans].map((id) => personRow({ id })),
        );
        await insertRows(tx, 'video', [
          videoRow({ id: 'w', author_id: 'lin' }),
          videoRow({ id: 'v', author_id: 'lin', title_zh: '另一件' }),
        ]);
      }),
    like: (personId: string, like = true, { id = 'w', ...overrides }: Partial<Context> & { id?: string } = {}) =>
      likeThing(as(personId, overrides), { kind: 'video', id, like }),
    follow: (personId: string, userId: string, follow = true) => followPerson(as(personId), { userId, follow }),
    comment: (personId: string, text: string, replyTo = '', id = 'w') =>
      sendComment(as(personId), { kind: 'video', thingId: id, text, replyTo, acknowledged: false }),
    /** What a person is told, as the wire has it. */
    async list(personId: string, type: NoticeType | '' = '', overrides: Partial<Context> = {}) {
      const page = await listNotices(as(personId, overrides), { type, pageIndex: 1, pageSize: 20 });
      expect(findNotices.data.parse(page)).toEqual(page);
      return page.list;
    },
    unread: (personId: string) => countUnread(as(personId)),
  };
}
