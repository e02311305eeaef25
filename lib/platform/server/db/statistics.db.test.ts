import { sql } from 'kysely';
import { newDatabase } from '@/test/engines';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import type { Database } from './database';
import { openDatabase } from './open';
import { renewStatistics } from './statistics';

describe('statistics of the query planner on SQLite', () => {
  let remove: () => Promise<void>;
  let first: Database;
  let second: Database;

  beforeAll(async () => {
    const made = await newDatabase('sqlite', { isMigrated: true });
    remove = made.remove;
    [first, second] = [openDatabase(made.url), openDatabase(made.url)];
    // Makes the tables of the statistics: a change of the schema, after which every connection reads them.
    await renewStatistics(first);
    const works = Array.from({ length: 300 }, (_, index) => videoRow({ id: `v${index}`, author_id: 'p' }));
    await first.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'p' })]);
      await insertRows(tx, 'video', works);
      await insertRows(tx, 'topic', [topicRow({ id: 't' })]);
      const common = { topic_id: 't', person_id: 'p', added_at: 1 };
      await insertRows(
        tx,
        'topic_video',
        works.map(({ id }) => ({ ...common, kind: 'light' as const, video_id: id })),
      );
    });
  });
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
    await remove();
  });

  /**
   * The index by which a node finds a work of a person in the channels. To explain a statement does not look at the schema:
   * another one does first, and `note` tells it from the one that is kept.
   */
  async function indexOf({ read }: Database, note: string) {
    await read.selectFrom('topic').select('id').execute();
    const query = sql.raw<{ detail: string }>(
      `explain query plan select added_at from topic_video where person_id = 'p' and video_id = 'v7' -- ${note}`,
    );
    return (await query.execute(read)).rows.map(({ detail }) => / INDEX (\w+)/.exec(detail)?.[1]);
  }

  test('are there once renewed, and change the plans of every node', async () => {
    expect(await indexOf(second, 'before')).toEqual(['topic_video_person']);
    await renewStatistics(first);
    const analysed = sql<{ idx: string }>`select idx from sqlite_stat1 where tbl = 'topic_video'`;
    const { rows } = await analysed.execute(second.read);
    expect(rows.map(({ idx }) => idx)).toEqual(expect.arrayContaining(['topic_video_person', 'topic_video_video']));
    for (const node of [first, second]) expect(await indexOf(node, 'after')).toEqual(['topic_video_video']);
  });

  test('let other nodes write in between', async () => {
    // Each table gets a new index, and so is to be analysed again.
    const tables = ['person', 'topic', 'topic_video', 'video'] as const;
    await first.transaction(async (tx) => {
      for (const table of tables) await sql`create index ${sql.ref(`again_${table}`)} on ${sql.table(table)} (1)`.execute(tx);
    });
    let isOver = false;
    let written = 0;
    const renewed = renewStatistics(first).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await second.transaction((tx) => tx.updateTable('topic').set({ video_count: written }).execute());
      written += 1;
    }
    await renewed;
    expect(written).toBeGreaterThanOrEqual(tables.length);
  });
});
