import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionCookie } from '@/lib/people/account/contract';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { addAccount, logInAs } from '@/test/accounts';
import { newDatabase } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { filmRow } from '@/test/reviewed-works';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { type Node, startNode } from './server';

const works = Array.from({ length: 40 }, (_, number) => `w${number}`);

/** What publishing must survive (DESIGN 8), with the built product. */
describe.each(['sqlite', 'postgres'] as const)('works that are approved over two nodes on one %s', (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lightfield-publish-'));
  let removeDatabase: () => Promise<void>;
  let environment: Record<string, string>;
  const nodes: Node[] = [];
  let db: Database;
  let headers: Record<string, string>;

  const node = (index: number) => nodes[index] as Node;

  beforeAll(async () => {
    const made = await newDatabase(engine, { isMigrated: true });
    removeDatabase = made.remove;
    environment = { DATABASE_URL: made.url, DATA_DIR: dataDir, DEMO: '0' };
    nodes.push(await startNode(environment));
    nodes.push(await startNode(environment));
    db = openDatabase(made.url);
    await addAccount(db, { id: 'reviewer', staff_role: 'reviewer' });
    const { bearer, cookie } = await logInAs(db, 'reviewer');
    headers = { Authorization: `Bearer ${bearer}`, Cookie: `${sessionCookie}=${cookie}` };
    await db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'author' })]);
      const waiting = { author_id: 'author', state: 'pending_review', verified_at: null } as const;
      await insertRows(
        tx,
        'video',
        works.map((id) => videoRow({ id, ...waiting })),
      );
      await insertRows(
        tx,
        'video_source',
        works.map((id) => filmRow(id)),
      );
    });
  }, 180_000);

  afterAll(async () => {
    await db?.close();
    await Promise.all(nodes.map((one) => one.stop()));
    await removeDatabase();
    rmSync(dataDir, { recursive: true });
  });

  /** True once the node has acknowledged it; false when it stops before. */
  async function approve(id: string): Promise<boolean> {
    const body = new URLSearchParams({ id, revision: '0', act: 'approve' });
    const answer = await fetch(`${node(0).address}/api/video/review/decide`, { method: 'POST', headers, body })
      .then((response) => response.json())
      .catch(() => null);
    if (answer && answer.code !== 'OK') throw new Error(`${id} was answered ${answer.code}.`);
    return answer !== null;
  }

  const statusOf = async (one: Node, id: string) => (await fetch(`${one.address}/video/detail/${id}`)).status;

  test('a killed node leaves each of them published and recorded, or neither; what it acknowledged is public', async () => {
    // The second node caches the 404.
    for (const id of works) expect(await statusOf(node(1), id)).toBe(404);

    let killed: Promise<void> | undefined;
    const acknowledged: string[] = [];
    for (const id of works) {
      if (await approve(id)) acknowledged.push(id);
      // Not awaited: it happens between an acknowledgement and the next work.
      if (acknowledged.length === works.length / 2) killed ??= node(0).kill();
    }
    await killed;
    expect(acknowledged.length).toBeLessThan(works.length);
    nodes[0] = await startNode(environment);

    const rows = await db.read.selectFrom('video').select('id').where('state', '=', 'verified').execute();
    const entries = await db.read
      .selectFrom('audit_entry')
      .select('subject_id as id')
      .where('action', '=', 'video.work.approved')
      .execute();
    const ids = (found: { id: string | null }[]) => found.map(({ id }) => id).sort();
    expect(ids(entries)).toEqual(ids(rows));
    expect(ids(rows)).toEqual(expect.arrayContaining(acknowledged));

    for (const one of nodes) {
      for (const id of acknowledged) {
        await eventually(async () => expect(await statusOf(one, id)).toBe(200));
      }
      for (const id of works.slice(rows.length)) expect(await statusOf(one, id)).toBe(404);
    }
  }, 120_000);
});
