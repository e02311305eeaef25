import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Line, layLine } from '@/test/cut-line';
import { newDatabase } from '@/test/engines';
import { type Node, startNode } from './server';

/** The answer of each address while the database is unreachable; cached pages are still shown. */
const awayAnswers: Record<string, string> = {
  '/business': '200',
  '/api/health': '200',
  '/api/health/ready': '503',
  '/api/video/findVideoList': '503 after 5 s',
  '/video/detail/unknown': '503 after 5 s',
  '/PeopleCenter': '503 after 5 s',
  '/ended': '503 after 5 s',
  '/feeds/works.xml': '503 after 5 s',
  '/sitemap.xml': '503 after 5 s',
  '/sitemaps/works-1.xml': '503 after 5 s',
  '/media/works/0001.jpg': '503 after 5 s',
  '/media/poster/zh/unknown.jpg': '503 after 5 s',
};

describe('a node whose database goes and comes back', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lightfield-away-'));
  let line: Line;
  let node: Node;
  let removeDatabase: () => Promise<void>;

  beforeAll(async () => {
    const { url, remove } = await newDatabase('postgres', { isMigrated: true });
    removeDatabase = remove;
    line = await layLine(url);
    node = await startNode({ DATABASE_URL: line.url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
  }, 120_000);

  afterAll(async () => {
    await node.stop();
    line.cut();
    await removeDatabase();
    rmSync(dataDir, { recursive: true });
  });

  /** The status of each address, and its Retry-After. */
  async function askAll(): Promise<Record<string, string>> {
    const answers: Record<string, string> = {};
    for (const path of Object.keys(awayAnswers)) {
      const headers = { Cookie: `session=${'a'.repeat(32)}` };
      const { status, headers: said } = await fetch(node.address + path, { headers, redirect: 'manual' });
      const after = said.get('retry-after');
      answers[path] = after ? `${status} after ${after} s` : String(status);
    }
    return answers;
  }

  test('shows what it keeps, says of all else when to come back, and goes on', async () => {
    const before = await askAll();
    expect(Object.values(before).filter((answer) => answer.startsWith('5'))).toEqual([]);
    line.cut();
    expect(await askAll()).toEqual(awayAnswers);
    // A search that is not cached.
    expect((await fetch(`${node.address}/Search?text=%E5%85%89`)).status).toBe(503);
    await line.mend();
    expect(await askAll()).toEqual(before);
    expect((await fetch(`${node.address}/Search?text=%E5%85%89`)).status).toBe(200);
  });
});
