import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStorage } from '@/lib/base/media/server/disk-storage';
import { searchKinds } from '@/lib/base/search/codes';
import { findHits } from '@/lib/base/search/port';
import { askForIndex, fillIndex, rebuildIndex } from '@/lib/base/search/server/rebuild';
import { openDatabase } from '@/lib/platform/server/db/open';
import { testContext } from '@/test/context';
import { describeOnBothEngines, newDatabase } from '@/test/engines';
import { createBackup, restoreBackup } from './backup';
import { rebuildJob, searchables } from './search';

describeOnBothEngines('backup and restore', (database) => {
  let folder: string;
  const text = (words: string) => new TextEncoder().encode(words);
  const storageAt = (name: string) => new DiskStorage(join(folder, name));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lightfield-backup-'));
    await database().db.transaction(async (tx) => {
      await tx.insertInto('person').values(person).execute();
      await tx.insertInto('video').values(video).execute();
      await tx.insertInto('audit_entry').values(deed).execute();
      await fillIndex(tx, searchables);
      // A migration inserts words; later changes must come from the backup.
      await tx.deleteFrom('moderation_word').execute();
      await tx.insertInto('moderation_word').values({ word: '词', created_at: 0 }).execute();
    });
    const storage = storageAt('media');
    await storage.put('works/1.jpg', text('picture'));
    await storage.put('variants/works/1.jpg/504x336.jpg', text('smaller'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('have every table of the product but what is derived', async () => {
    const { db } = database();
    const { tables } = await createBackup({ db, storage: storageAt('media') }, join(folder, 'all'));
    const all = await db.migrationHandle.introspection.getTables();
    const own = all.map(({ name }) => name).filter((name) => !/^index_|^kysely_/.test(name));
    expect(tables.map(({ name }) => name).sort()).toEqual(own.sort());
    expect(own.length).toBeGreaterThan(50);
  });

  test.each(['sqlite', 'postgres'] as const)('come back whole on %s', async (engine) => {
    const backup = join(folder, `backup-${engine}`);
    await createBackup({ db: database().db, storage: storageAt('media') }, backup);
    expect(existsSync(join(backup, 'media/variants'))).toBe(false);
    // The search index is derived: no engine's index is in a backup.
    expect(readdirSync(join(backup, 'tables')).filter((name) => name.startsWith('index_'))).toEqual([]);

    const target = await newDatabase(engine);
    const db = openDatabase(target.url);
    const storage = storageAt(`restored-${engine}`);
    await restoreBackup({ db, storage }, backup);
    for (const table of ['video', 'person'] as const) {
      const [restored, original] = [db, database().db].map(({ read }) => read.selectFrom(table).selectAll().execute());
      expect(await restored).toEqual(await original);
    }
    expect(await db.read.selectFrom('video').selectAll().execute()).toMatchObject([video]);
    expect(await db.read.selectFrom('moderation_word').select('word').execute()).toEqual([{ word: '词' }]);
    expect((await storage.head('works/1.jpg'))?.size).toBe(7);
    // Immutable rows are restored as well, and may not be changed there either.
    expect(await db.read.selectFrom('audit_entry').selectAll().execute()).toEqual([deed]);
    const change = db.transaction((tx) => tx.updateTable('audit_entry').set({ actor_id: 'nobody' }).execute());
    await expect(change).rejects.toThrow('never changed');

    // The next start rebuilds the index.
    expect(await findHits(db.read, 'person', '林一舟')).toEqual([]);
    await askForIndex(testContext(db), rebuildJob);
    expect(await db.read.selectFrom('job').select('kind').execute()).toHaveLength(searchKinds.length);
    await rebuildIndex(db, searchables, () => {});
    expect(await findHits(db.read, 'person', '林一舟')).toEqual(['p1']);

    await expect(restoreBackup({ db, storage }, backup)).rejects.toThrow('not empty');
    await db.close();
    await target.remove();
  });

  test('a folder that is no backup, or lost a row, is refused with nothing restored', async () => {
    const target = await newDatabase('sqlite');
    const db = openDatabase(target.url);
    const storage = storageAt('untouched');
    await expect(restoreBackup({ db, storage }, folder)).rejects.toThrow('no backup');

    const backup = join(folder, 'damaged');
    const manifest = await createBackup({ db: database().db, storage: storageAt('media') }, backup);
    const tables = manifest.tables.map((table) => (table.name === 'video' ? { ...table, rows: 2 } : table));
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify({ ...manifest, tables }));
    await expect(restoreBackup({ db, storage }, backup)).rejects.toThrow('video has 1 rows where 2');
    expect(await db.read.selectFrom('person').selectAll().execute()).toEqual([]);
    expect(readdirSync(join(backup, 'tables')).length).toBe(tables.length);
    await db.close();
    await target.remove();
  });
});

const person = {
  id: 'p1',
  nickname: '林一舟',
  nickname_key: '林一舟',
  avatar: null,
  gender: 0 as const,
  birthday: null,
  address: '',
  bio: 'a "quoted" line\nand another',
  tagline: '',
  creative_fields: '["光"]',
  education: '',
  social_links: '[]',
  featured_position: 1,
  created_at: 1_763_611_200_000,
};

const video = {
  id: 'v1',
  author_id: 'p1',
  title_zh: '潮汐记忆',
  title_en: null,
  intro_zh: '',
  intro_en: null,
  cover: 'works/1.jpg',
  duration_seconds: 60,
  state: 'verified' as const,
  view_count: 3_000_000_000,
  like_count: 0,
  score: 12,
  created_at: 1_763_611_200_000,
  verified_at: null,
};

const deed = {
  id: 'a1',
  at: 1_763_611_200_000,
  actor_id: 'p1',
  action: 'account.locked',
  subject: 'account',
  subject_id: 'p2',
  before: '{"isLocked":false}',
  after: null,
};
