import { describeOnBothEngines } from '@/test/engines';
import { inAnotherGraph } from '@/test/module-graph';
import { topicRow } from '@/test/rows';
import { openDatabase } from './open';
import { violationOf } from './violations';

describeOnBothEngines('the database', (database) => {
  const topic = (id: string) => topicRow({ id, member_count: 9_007_199_254 });

  test('writes in a transaction and reads the same values back as numbers', async () => {
    const { db } = database();
    await db.transaction((tx) => tx.insertInto('topic').values(topic('a')).execute());
    const row = await db.read.selectFrom('topic').selectAll().where('id', '=', 'a').executeTakeFirstOrThrow();
    expect(row).toEqual(topic('a'));
  });

  test('rolls everything back when the work throws', async () => {
    const { db } = database();
    const work = db.transaction(async (tx) => {
      await tx.insertInto('topic').values(topic('b')).execute();
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await db.read.selectFrom('topic').select('id').where('id', '=', 'b').execute()).toEqual([]);
  });

  test('refuses the outer handle inside a transaction instead of hanging', async () => {
    const { db } = database();
    await expect(db.transaction(async () => db.read)).rejects.toThrow('inside a transaction');
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('inside a transaction');
  });

  test('the reading handle cannot write', async () => {
    const { db } = database();
    await expect(db.read.insertInto('topic').values(topic('c')).execute()).rejects.toThrow(/read-?only/i);
  });

  test('tells a unique violation by its code', async () => {
    const { db } = database();
    const again = db.transaction((tx) => tx.insertInto('topic').values(topic('a')).execute());
    const error = await again.catch((caught: unknown) => caught);
    expect(violationOf(error)).toBe('unique');
    expect(violationOf(new Error('other'))).toBeUndefined();
  });

  test('tells its engine to every module graph', () => {
    const { db } = database();
    const columns = inAnotherGraph<typeof import('./columns')>(() => require('./columns'));
    expect(columns.isPostgres(db.read)).toBe(db.engine === 'postgres');
  });

  test('fifty increments from two nodes lose none', async () => {
    const { db, url } = database();
    await db.transaction((tx) => tx.insertInto('topic').values(topic('d')).execute());
    const other = openDatabase(url);
    const increment = (node: typeof db) =>
      node.transaction((tx) =>
        tx
          .updateTable('topic')
          .set((row) => ({ video_count: row('video_count', '+', 1) }))
          .where('id', '=', 'd')
          .execute(),
      );
    await Promise.all(Array.from({ length: 50 }, (_, index) => increment(index % 2 ? db : other)));
    const row = await db.read.selectFrom('topic').select('video_count').where('id', '=', 'd').executeTakeFirstOrThrow();
    expect(row.video_count).toBe(50);
    await other.close();
  });
});
