import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Banner, renewBanners, saveBanner } from '@/lib/business/banner/server/save-banner';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { newDatabase } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { type Node, startNode } from './server';

/** How two nodes on one database invalidate each other's pages (DESIGN 7), with the built product. */
describe.each(['sqlite', 'postgres'] as const)('two nodes on one %s', (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lightfield-nodes-'));
  let removeDatabase: () => Promise<void>;
  let environment: Record<string, string>;
  let nodes: Node[] = [];
  let db: Database;

  beforeAll(async () => {
    const made = await newDatabase(engine);
    removeDatabase = made.remove;
    environment = { DATABASE_URL: made.url, DATA_DIR: dataDir, DEMO: '0' };
    // Both at once: they must agree on who migrates.
    const starts = await Promise.allSettled([startNode(environment), startNode(environment)]);
    // The cleanup hook knows every started node, even if the other one failed.
    nodes = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    for (const start of starts) if (start.status === 'rejected') throw start.reason;
    db = openDatabase(made.url);
  }, 180_000);

  afterAll(async () => {
    await db?.close();
    const codes = await Promise.all(nodes.map((node) => node.stop()));
    await removeDatabase();
    rmSync(dataDir, { recursive: true });
    expect(codes).toEqual([0, 0]);
  });

  const banner = (title: string): Banner => ({
    id: 'nodes-test',
    location_id: 7,
    sort: 0,
    type: 10,
    image: '[{"key":"banners/none.jpg"}]',
    url: 'https://example.org',
    domain_id: null,
    title_zh: title,
    title_en: title,
    subtitle_zh: '',
    subtitle_en: '',
    locale: null,
    starts_at: null,
    ends_at: null,
  });

  const save = (title: string) => db.transaction((tx) => saveBanner(tx, banner(title), Date.now()));

  async function shows(node: Node, path: string, words: string): Promise<boolean> {
    return (await node.page(path)).includes(words);
  }

  async function bothShow(words: string, withinMs: number): Promise<void> {
    const deadline = Date.now() + withinMs;
    for (;;) {
      const seen = await Promise.all(nodes.flatMap((node) => ['/', '/en'].map((path) => shows(node, path, words))));
      if (seen.every(Boolean)) return;
      if (Date.now() > deadline) throw new Error(`"${words}" was not on every page within ${withinMs} ms: ${seen}`);
      await sleep(50);
    }
  }

  /** What is written shows on both within a second, unless the machine is busy with something else. */
  async function savedShows(title: string): Promise<void> {
    let turn = 0;
    await eventually(async () => {
      turn += 1;
      await save(`${title} ${turn}`);
      await bothShow(`${title} ${turn}`, 1000);
    });
  }

  test('pages are kept: for longer than it takes to hear of a write, all answers are from memory', async () => {
    // The first start makes the day's list, which invalidates the home page once.
    await eventually(async () => {
      const made = await db.read.selectFrom('job').select('state').where('kind', '=', 'video.renew-daily').execute();
      expect(made).toEqual([{ state: 'done' }]);
    });
    for (const node of nodes) {
      await node.page('/');
      await eventually(async () => {
        for (const end = Date.now() + 1500; Date.now() < end; await sleep(50)) {
          const again = await fetch(node.address);
          expect(again.headers.get('x-nextjs-cache')).toBe('HIT');
          expect(again.headers.get('cache-control')).toBe('no-cache');
        }
      });
    }
  });

  test('a write shows on both within a second', async () => {
    await bothShow('</html>', 5000);
    for (const order of ['first', 'second']) await savedShows(`${order} title`);
  });

  test('what a job changes shows on both, whichever node runs it', async () => {
    // Written without the verb, so that only the job can report it.
    await db.transaction((tx) =>
      tx
        .updateTable('operation_banner')
        .set({ title_zh: 'job title', title_en: 'job title' })
        .where('id', '=', 'nodes-test')
        .execute(),
    );
    await sleep(500);
    expect(await shows(nodes[0] as Node, '/', 'job title')).toBe(false);
    await db.transaction((tx) => enqueue(tx, renewBanners, {}, { now: Date.now() }));
    await bothShow('job title', 10_000);
  });

  test('after kill -9 and a restart nothing stale comes back, and the new node follows again', async () => {
    await bothShow('job title', 5000);
    await nodes[0]?.kill();
    await save('while it was down');
    // It is down for longer than a node's poll reads back.
    await db.transaction((tx) =>
      tx
        .updateTable('page_invalidation')
        .set((row) => ({ created_at: row('created_at', '-', 3_600_000) }))
        .execute(),
    );
    nodes[0] = await startNode(environment);
    expect(await shows(nodes[0], '/', 'while it was down')).toBe(true);
    await savedShows('after the restart');
  });
});
