import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DiskStorage } from '@/lib/base/media/server/disk-storage';
import { readBody } from '@/lib/base/media/server/storage';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { readPlaylist } from '@/lib/works/film/rules/hls';
import { startProcessing } from '@/lib/works/film/server/processing/start-processing';
import { enginesOr, newDatabase } from '@/test/engines';
import { h264, moving, tone, useFilms } from '@/test/films';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { type Node, startNode } from './server';

const seconds = 40;
const folder = 'videos/work/work/';

/** Processes left by a killed node; none where the kernel ends them with it. */
function stillWorking(pid: number): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readlinkSync(`/proc/${name}/cwd`)];
      } catch {
        return [];
      }
    })
    .filter((path) => path.includes(`lightfield-process-${pid}-`));
}

async function until(what: string, done: () => Promise<boolean>, ms: number): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await done())) {
    if (Date.now() > deadline) throw new Error(`Never came: ${what}.`);
    await sleep(100);
  }
}

/** What a film must survive (DESIGN 8), with the built product. */
describe.each(enginesOr('postgres'))('a film that is being made, on %s', (engine) => {
  const films = useFilms();
  let dataDir: string;
  let removeDatabase: () => Promise<void>;
  let environment: Record<string, string>;
  let nodes: Node[];
  let db: Database;
  let storage: DiskStorage;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lightfield-processing-'));
    const made = await newDatabase(engine, { isMigrated: true });
    removeDatabase = made.remove;
    environment = { DATABASE_URL: made.url, DATA_DIR: dataDir, DEMO: '0' };
    nodes = [await startNode(environment)];
    db = openDatabase(made.url);
    storage = new DiskStorage(join(dataDir, 'media'));
  }, 120_000);

  afterEach(async () => {
    await db.close();
    await Promise.all(nodes.map((node) => node.stop()));
    await removeDatabase();
    rmSync(dataDir, { recursive: true });
  });

  const source = () =>
    db.read.selectFrom('video_source').selectAll().where('video_id', '=', 'work').executeTakeFirstOrThrow();

  /** A work with a complete file, and its first job. */
  async function addWork(bytes: Uint8Array): Promise<void> {
    const now = Date.now();
    await storage.put('uploads/parts/work/0', bytes);
    await db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'author' })]);
      await insertRows(tx, 'video', [videoRow({ id: 'work', state: 'pending_review', verified_at: null })]);
      const file = { bytes: bytes.length, name: 'film.mp4' };
      const upload = { id: 'work', owner_id: 'author', type: 'video/mp4', created_at: now, touched_at: now };
      await insertRows(tx, 'upload', [{ ...upload, ...file, received: bytes.length, used_at: now }]);
      const part = { upload_id: 'work', start: 0, bytes: bytes.length, media_key: 'uploads/parts/work/0' };
      await insertRows(tx, 'upload_part', [part]);
      const nothing = {
        problem: null,
        original: null,
        download: null,
        folder: null,
        width: null,
        height: null,
        renditions: '[]',
      };
      const row = { video_id: 'work', upload_id: 'work', state: 'waiting' as const, progress: 0, touched_at: now };
      await insertRows(tx, 'video_source', [{ ...row, ...file, ...nothing }]);
      await startProcessing(tx, 'work', now);
    });
  }

  async function read(key: string): Promise<Buffer> {
    const file = await storage.read(key);
    if (!file) throw new Error(`${key} is not there`);
    return Buffer.from(await readBody(file));
  }

  test('is whole although its node was killed in the middle: another one ends it', async () => {
    const bytes = films.film([...moving('640x480', seconds), ...tone(seconds), ...h264]);
    await addWork(bytes);
    const [first] = nodes as [Node];
    await until('it is being made', async () => (await source()).progress > 0, 60_000);
    await first.kill();
    const { state, progress } = await source();
    expect({ state, isHalf: progress < 100 }).toEqual({ state: 'working', isHalf: true });
    await until('its programs are gone', async () => stillWorking(first.pid).length === 0, 30_000);

    // Its lease expires within half a minute, as `kill.nodes.test.ts` proves.
    await db.transaction((tx) =>
      tx.updateTable('job').set({ lease_until: 0 }).where('state', '=', 'running').execute(),
    );
    nodes = [await startNode(environment)];
    await until('it is ready', async () => (await source()).state === 'ready', 180_000);
    expect(await source()).toMatchObject({ progress: 100, problem: null, upload_id: null, folder });
    expect((await read(`${folder}original`)).equals(bytes)).toBe(true);
    const master = (await read(`${folder}master.m3u8`)).toString();
    for (const quality of ['480', '360']) {
      expect(master).toContain(`${quality}/index.m3u8`);
      const pieces = readPlaylist((await read(`${folder}${quality}/index.m3u8`)).toString());
      expect(pieces.reduce((sum, piece) => sum + piece.seconds, 0)).toBeCloseTo(seconds, 0);
      for (const { name } of pieces) expect((await read(`${folder}${quality}/${name}`)).length).toBeGreaterThan(1000);
    }
    const left = readdirSync(tmpdir()).filter((name) => name.startsWith(`lightfield-process-${first.pid}-`));
    expect(left).toEqual([]);
  }, 300_000);
});
