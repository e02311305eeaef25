import { sql } from 'kysely';
import { newDatabase } from '@/test/engines';
import { insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import type { Database } from './database';
import { openDatabase } from './open';
import { renewStatistics, renewStatisticsOf } from './statistics';

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
    const numbers = Array.from({ length: 300 }, (_, index) => index);
    await first.transaction(async (tx) => {
      const people = numbers.map((number) => personRow({ id: `p${number}` }));
      await insertRows(tx, 'person', people);
      await insertRows(tx, 'video', [videoRow({ id: 'v', author_id: 'p0' })]);
      const topics = numbers.map((number) => topicRow({ id: `t${number}` }));
      await insertRows(tx, 'topic', topics);
      const places = numbers.map((number) => ({ topic_id: `t${number}`, person_id: `p${number}` }));
      await insertRows(
        tx,
        'topic_video',
        places.map((place) => ({ ...place, video_id: 'v', kind: 'light', added_at: 1 })),
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
      `explain query plan select kind from topic_video where person_id = 'p7' and video_id = 'v' -- ${note}`,
    );
    return (await query.execute(read)).rows.map(({ detail }) => / INDEX (\w+)/.exec(detail)?.[1]);
  }

  test('are there once renewed, and change the plans of every node', async () => {
    expect(await indexOf(second, 'before')).toEqual(['topic_video_last']);
    await renewStatistics(first);
    const analysed = sql<{ idx: string }>`select idx from sqlite_stat1 where tbl = 'topic_video'`;
    const { rows } = await analysed.execute(second.read);
    expect(rows.map(({ idx }) => idx)).toEqual(expect.arrayContaining(['topic_video_person', 'topic_video_last']));
    for (const node of [first, second]) expect(await indexOf(node, 'after')).toEqual(['topic_video_person']);
  });

  test('let other nodes write in between', async () => {
    // Each table gets a new index, and so is to be analysed again.
    const tables = ['person', 'topic', 'topic_video', 'video'] as const;
    await first.transaction(async (tx) => {
      for (const table of tables)
        await sql`create index ${sql.ref(`again_${table}`)} on ${sql.table(table)} (1)`.execute(tx);
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

test('PostgreSQL knows the rows of a table that was just filled, also when two nodes ask for it at once', async () => {
  const { url, remove } = await newDatabase('postgres', { isMigrated: true });
  const db = openDatabase(url);
  const known = sql<{ reltuples: number }>`select reltuples from pg_class where relname = 'person'`;
  const people = Array.from({ length: 300 }, (_, index) => personRow({ id: `p${index}` }));
  await db.transaction((tx) => insertRows(tx, 'person', people));
  expect((await known.execute(db.read)).rows).not.toEqual([{ reltuples: 300 }]);
  await Promise.all([renewStatisticsOf(db, 'person'), renewStatisticsOf(db, 'person')]);
  expect((await known.execute(db.read)).rows).toEqual([{ reltuples: 300 }]);
  await db.close();
  await remove();
});
