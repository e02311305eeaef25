import { sql } from 'kysely';
import { Client } from 'pg';
import { type Line, layLine } from '@/test/cut-line';
import { newDatabase } from '@/test/engines';
import { eventually } from '@/test/eventually';
import type { Database } from './database';
import { openDatabase } from './open';
import { isAway } from './violations';

/** The outcome of a query: a message for an error, unless the database is unreachable. */
async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'answered',
    (error) => (isAway(error) ? 'away' : String(error)),
  );
}
const ask = (db: Database) => outcome(sql`select 1`.execute(db.read));
const askTogether = (db: Database) => Promise.all(Array.from({ length: 20 }, () => ask(db)));

describe('a PostgreSQL that is away', () => {
  let line: Line;
  let db: Database;
  let remove: () => Promise<void>;
  let command: (statement: string) => Promise<unknown[]>;

  beforeAll(async () => {
    const made = await newDatabase('postgres', { isMigrated: true });
    line = await layLine(made.url);
    db = openDatabase(line.url);
    remove = made.remove;
    command = async (statement) => {
      const client = new Client({ connectionString: made.url });
      await client.connect();
      const { rows } = await client.query(statement);
      await client.end();
      return rows;
    };
  });

  afterAll(async () => {
    await db.close();
    line.cut();
    await remove();
  });

  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

  test('is reported as away while nobody listens, and as present again at once', async () => {
    expect(await askTogether(db)).toEqual(Array(20).fill('answered'));
    line.cut();
    expect(new Set(await askTogether(db))).toEqual(new Set(['away']));
    expect(await outcome(db.transaction(async () => null))).toBe('away');
    await line.mend();
    expect(new Set(await askTogether(db))).toEqual(new Set(['answered']));
  });

  test('is told as away where a statement or a transaction is cut off', async () => {
    const slow = outcome(sql`select pg_sleep(60)`.execute(db.read));
    const written = outcome(
      db.transaction(async (tx) => {
        await sql`select 1`.execute(tx);
        line.cut();
        await sql`select 1`.execute(tx);
      }),
    );
    expect([await slow, await written]).toEqual(['away', 'away']);
    await line.mend();
    expect(await ask(db)).toBe('answered');
  });

  test('is told as away where its administrator ends the connections, in use, idle and between two statements', async () => {
    await askTogether(db);
    const slow = outcome(sql`select pg_sleep(50)`.execute(db.read));
    await eventually(async () => {
      expect(await command(`select 1 ${others} and query like '%pg_sleep(50)%'`)).toHaveLength(1);
    });
    const between = outcome(
      db.transaction(async (tx) => {
        await sql`select 1`.execute(tx);
        await command(`select pg_terminate_backend(pid) ${others}`);
        await sql`select 1`.execute(tx);
      }),
    );
    expect([await slow, await between]).toEqual(['away', 'away']);
    await eventually(async () => expect(await askTogether(db)).toEqual(Array(20).fill('answered')));
  });

  test('is told as away where it has no connection left', async () => {
    const name = new URL(line.url).pathname.slice(1);
    await command(`create role "${name}" login password 'limited' connection limit 0`);
    const limited = new URL(line.url);
    limited.username = name;
    limited.password = 'limited';
    const other = openDatabase(limited.href);
    expect(await ask(other)).toBe('away');
    await other.close();
    await command(`drop role "${name}"`);
  });
});

test('a SQLite that another process holds is told as away', async () => {
  const { url, remove } = await newDatabase('sqlite', { isMigrated: true });
  const [db, other] = [openDatabase(url), openDatabase(url)];
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const holding = other.transaction(async () => {
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  // Skips a wait of ten seconds.
  let now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 4000));
  expect(await outcome(db.transaction(async () => null))).toBe('away');
  clock.mockRestore();
  held.resolve();
  await holding;
  expect(await outcome(db.transaction(async () => null))).toBe('answered');
  await Promise.all([db.close(), other.close()]);
  await remove();
});

test.each([
  [{ code: '57P03' }, true],
  [{ code: '53300' }, true],
  [{ code: '08006' }, true],
  [{ code: 'ENOTFOUND' }, true],
  [{ code: 'SQLITE_BUSY_SNAPSHOT' }, true],
  [new Error('timeout exceeded when trying to connect'), true],
  [{ code: '57014' }, false],
  [{ code: '23505' }, false],
  [{ code: '28P01' }, false],
  [{ code: 'SQLITE_CONSTRAINT_UNIQUE' }, false],
  [{ code: 'ENOENT' }, false],
  [new Error('a fault'), false],
  [null, false],
])('%j says that the database is away: %s', (error, expected) => {
  expect(isAway(error)).toBe(expected);
});
