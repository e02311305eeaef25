import { decideOnReview } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import { findComments } from '@/lib/reactions/comment/server/find-comments';
import { findReplies } from '@/lib/reactions/comment/server/find-replies';
import { removeComment } from '@/lib/reactions/comment/server/remove-comment';
import { sendComment } from '@/lib/reactions/comment/server/send-comment';
import { callerOf, testContext } from './context';
import type { TestDatabase } from './engines';
import { insertRows, personRow, videoRow } from './rows';

export const talkers = Array.from({ length: 50 }, (_, index) => `p${index}`);

/** Comments on the work `w`, in a test's database; `other` and `doomed` are works too, `unread` is not public. */
export function discussionOn(database: () => TestDatabase) {
  const as = (personId: string, overrides: Partial<Context> = {}) =>
    testContext(database().db, { caller: callerOf(personId), ...overrides });
  const about = { kind: 'video', thingId: 'w' } as const;
  const reviewer = { caller: callerOf('ed', { staff: 'reviewer' }) };
  const read = () => database().db.read;

  return {
    as,
    about,
    send: (personId: string, text: string, input: Partial<Parameters<typeof sendComment>[1]> = {}, now?: number) =>
      sendComment(as(personId, now === undefined ? {} : { now: () => now }), {
        ...about,
        text,
        replyTo: '',
        acknowledged: false,
        ...input,
      }),
    remove: (personId: string, id: string) => removeComment(as(personId), { id }),
    removeAsStaff: (id: string) => removeComment(as('ed', reviewer), { id }),
    list: async (context: Context, input: Partial<Parameters<typeof findComments>[1]> = {}) =>
      (await findComments(context, { ...about, sort: 'latest', pageIndex: 1, pageSize: 20, ...input })).list,
    replies: async (context: Context, id: string) =>
      (await findReplies(context, { id, pageIndex: 1, pageSize: 20 })).list,
    visitor: () => testContext(database().db),
    /** Decides on the review of a comment. */
    decide: async (id: string, isAllowed: boolean) => {
      const review = await read()
        .selectFrom('moderation_review')
        .select('id')
        .where('kind', '=', 'comment')
        .where('subject_id', '=', id)
        .where('state', '=', 'pending')
        .executeTakeFirst();
      return decideOnReview(as('ed', reviewer), { id: review?.id ?? 'none', isAllowed });
    },
    pendingReviews: async () => {
      const reviews = read().selectFrom('moderation_review').select('subject_id').where('state', '=', 'pending');
      return (await reviews.execute()).map((review) => review.subject_id);
    },
    takeDown: (id: string) =>
      database().db.transaction((tx) =>
        tx.updateTable('video').set({ state: 'deleted' }).where('id', '=', id).execute(),
      ),
    /** The stored counts, and those computed from the rows. */
    counts: async () => {
      const rows = await read().selectFrom('comment_entry').selectAll().execute();
      const shown = rows.filter((row) => row.state === 'shown');
      const works = await read().selectFrom('video').select(['id', 'comment_count']).execute();
      const ofWorks = works.map(({ id, comment_count }) => [
        id,
        comment_count,
        shown.filter((row) => row.thing_id === id).length,
      ]);
      const ofThreads = rows.map(({ id, reply_count }) => [
        id,
        reply_count,
        shown.filter((row) => row.root_id === id).length,
      ]);
      return [...ofWorks, ...ofThreads] as [string, number, number][];
    },
    /** Public replies to a comment that is not public. */
    orphans: async () => {
      const rows = await read().selectFrom('comment_entry').selectAll().execute();
      const roots = new Map(rows.map((row) => [row.id, row.state]));
      return rows.filter((row) => row.state === 'shown' && row.root_id && roots.get(row.root_id) !== 'shown');
    },
    workCount: async (id = 'w') =>
      (await read().selectFrom('video').select('comment_count').where('id', '=', id).executeTakeFirst())?.comment_count,
    begin: () =>
      database().db.transaction((tx) =>
        insertRows(
          tx,
          'person',
          [...talkers, 'author', 'ed'].map((id) => personRow({ id })),
        ),
      ),
    beginAnew: () =>
      database().db.transaction(async (tx) => {
        const tables = ['moderation_review', 'like_mark', 'comment_entry', 'video'] as const;
        for (const table of tables) await tx.deleteFrom(table).execute();
        const works = ['w', 'other', 'doomed'].map((id) => videoRow({ id }));
        await insertRows(tx, 'video', [...works, videoRow({ id: 'unread', state: 'pending_review' })]);
      }),
  };
}
