import { sql } from 'kysely';
import { Client } from 'pg';
import { newDatabase } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import type { Database, Tx } from './database';
import { openDatabase } from './open';
import { preparedAtMost } from './prepare-statements';

describe('statements of transactions on PostgreSQL', () => {
  let db: Database;
  let remove: () => Promise<void>;
  let migrate: (statement: string) => Promise<void>;

  beforeAll(async () => {
    const made = await newDatabase('postgres', { isMigrated: true });
    db = openDatabase(made.url);
    remove = made.remove;
    migrate = async (statement) => {
      const other = new Client({ connectionString: made.url });
      await other.connect();
      await other.query(statement);
      await other.end();
    };
    await db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: 'lin' })]));
  });
  afterAll(async () => {
    await db.close();
    await remove();
  });

  const named = (tx: Tx, id = 'lin') => tx.selectFrom('person').select('nickname').where('id', '=', id).execute();
  const whole = (tx: Tx) => tx.selectFrom('person').selectAll().where('id', '=', 'lin').execute();
  const prepared = async (tx: Tx) => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx);
    return rows.map(({ statement }) => statement);
  };

  test('are planned once for a connection, each with its own values', async () => {
    const kept = await db.transaction(async (tx) => {
      expect([await named(tx), await named(tx, 'nobody')]).toEqual([[{ nickname: expect.any(String) }], []]);
      return prepared(tx);
    });
    expect(kept.filter((text) => text.startsWith('select "nickname"'))).toEqual([
      'select "nickname" from "person" where "id" = $1',
    ]);
  });

  test('go on after a migration of another node has added a column, whether they name theirs or not', async () => {
    await db.transaction(async (tx) => [await named(tx), await whole(tx)]);
    await migrate('alter table person add column hat text');
    const [one, all] = await db.transaction(async (tx) => [await named(tx), await whole(tx)]);
    expect([one, all]).toEqual([[{ nickname: expect.any(String) }], [expect.objectContaining({ hat: null })]]);
  });

  test('are kept up to a number, and work beyond it', async () => {
    await db.transaction(async (tx) => {
      for (let index = 0; index < preparedAtMost + 20; index += 1) {
        const { rows } = await sql`select ${index}::int as ${sql.ref(`c${index}`)}`.execute(tx);
        expect(rows).toEqual([{ [`c${index}`]: index }]);
      }
      expect((await prepared(tx)).length).toBeLessThanOrEqual(preparedAtMost);
    });
  });
});
