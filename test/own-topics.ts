import type { Caller, Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { callerOf, noon, testContext } from './context';
import { insertRows, personRow, topicRow } from './rows';

/** What is said of every channel of `topicsIn`. */
export const sameTopic = { nameZh: '光', nameEn: '', introZh: '关于光', introEn: '', kind: 'light' as const };

/** A text with a watched word in it. */
export const watched = '夜 赌 博 会';

/** A channel as somebody has asked for it, complete. */
export function askedRow(row: Partial<Parameters<typeof topicRow>[0]> & { id: string }) {
  const pictures = { thumb: `topics/${row.id}/t.jpg`, background: `topics/${row.id}/b.jpg` };
  const draft = { state: 'pending_edit', verified_at: null, submitted_at: null, creator_id: 'lin' } as const;
  return topicRow({ name_zh: '光', name_key: '光', intro_zh: '关于光', ...pictures, ...draft, ...row });
}

/** What tests of making channels do with a database: Lin and Mo, a watched word, and the channels of a test. */
export function topicsIn(database: () => { db: Database }) {
  const read = () => database().db.read;
  return {
    as: (caller: string | Caller | null, overrides: Partial<Context> = {}) =>
      testContext(database().db, { caller: typeof caller === 'string' ? callerOf(caller) : caller, ...overrides }),
    begin: () =>
      database().db.transaction(async (tx) => {
        for (const table of ['moderation_review', 'topic', 'person', 'job', 'moderation_word'] as const) {
          await tx.deleteFrom(table).execute();
        }
        await insertRows(
          tx,
          'person',
          ['lin', 'mo'].map((id) => personRow({ id })),
        );
        await insertRows(tx, 'moderation_word', [{ word: '赌博', created_at: noon }]);
      }),
    add: (...rows: Parameters<typeof askedRow>[0][]) =>
      database().db.transaction((tx) => insertRows(tx, 'topic', rows.map(askedRow))),
    join: (topic_id: string, person_id: string, role: 'host' | 'star' | 'member') =>
      database().db.transaction((tx) =>
        insertRows(tx, 'topic_member', [{ topic_id, person_id, role, created_at: noon, seen_at: noon }]),
      ),
    rowOf: (id: string) => read().selectFrom('topic').selectAll().where('id', '=', id).executeTakeFirst(),
    hostsOf: async (id: string) => {
      const rows = read().selectFrom('topic_member').select('person_id').where('topic_id', '=', id);
      return (await rows.where('role', '=', 'host').execute()).map(({ person_id }) => person_id);
    },
    waiting: () =>
      read()
        .selectFrom('moderation_review')
        .select(['id', 'subject_id', 'field', 'text'])
        .where('state', '=', 'pending')
        .orderBy('field')
        .execute(),
    /** What pages were dropped by, in the order in which it was said. */
    tags: async () => (await read().selectFrom('page_invalidation').select('tag').execute()).map(({ tag }) => tag),
    removed: async () => {
      const jobs = await read()
        .selectFrom('job')
        .select('payload')
        .where('kind', '=', 'topic.remove-pictures')
        .execute();
      return jobs.map(({ payload }) => JSON.parse(payload).prefix as string);
    },
  };
}
