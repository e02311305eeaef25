import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { DiskStorage } from '@/lib/base/media/server/disk-storage';
import { dumpTables } from './backup/dump-tables';
import { migrate } from './db/migrate';
import { openDatabase } from './db/open';
import { platformMigrations } from './migrations';
import { keepDataOwn } from './own-data';

let folder: string;
let former: number;
beforeEach(() => {
  former = process.umask(0o022);
  folder = join(mkdtempSync(join(tmpdir(), 'lightfield-own-')), 'data');
});
afterEach(() => {
  process.umask(former);
  rmSync(join(folder, '..'), { recursive: true });
});

const warned: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => warned.push(line) });
const settings = () => ({ dataDir: folder, databaseUrl: `file:${folder}/lightfield.db` });
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
/** Permissions of everything below the data folder. */
const modes = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), modeOf(path)];
    }),
  );

test('a new database, a picture and a backup are their owner’s alone', async () => {
  keepDataOwn(settings(), log);
  const db = openDatabase(settings().databaseUrl);
  await migrate(db, platformMigrations);
  await new DiskStorage(join(folder, 'media')).put('works/1.jpg', new TextEncoder().encode('light'));
  await dumpTables(db, join(folder, 'backups', 'today'));
  const made = modes();
  await db.close();
  expect(made).toMatchObject({
    ...{ 'lightfield.db': '600', 'lightfield.db-wal': '600', 'lightfield.db-shm': '600' },
    ...{ media: '700', 'media/works': '700', 'media/works/1.jpg': '600', 'backups/today': '700' },
  });
  expect(new Set(Object.values(made))).toEqual(new Set(['600', '700']));
  expect(modeOf(folder)).toBe('700');
});

test('what others could read or write before is its owner’s alone from the next start on', async () => {
  for (const path of ['media/works', 'backups/before']) mkdirSync(join(folder, path), { recursive: true });
  for (const name of ['lightfield.db', 'lightfield.db-wal', 'lightfield.apk']) writeFileSync(join(folder, name), '');
  chmodSync(join(folder, 'lightfield.db'), 0o666);
  keepDataOwn(settings(), log);
  expect(modeOf(folder)).toBe('700');
  expect(modes()).toMatchObject({
    ...{ 'lightfield.db': '600', 'lightfield.db-wal': '600', media: '700', backups: '700' },
    // The operator put it there, for whoever is to read it.
    'lightfield.apk': '644',
  });
  expect(warned).toEqual([]);
});

test('a data folder that is not there yet, or a database elsewhere, is no matter', () => {
  keepDataOwn({ dataDir: folder, databaseUrl: 'postgres://localhost/lightfield' }, log);
  expect(warned).toEqual([]);
});
