import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { startNode } from '@/test/nodes/server';
import { residentMegabytes } from './memory';
import type { Row } from './results';

const readers = 2000;
const messages = 100;
/** Milliseconds between two messages. */
const everyMs = 200;
const most = { p99: 2000, megabytes: 900 };

/**
 * The talk of a broadcast that 2,000 follow on one node, while five messages a second are said: whether each reader gets each message, and
 * how soon. `logIn` gives a token of a demonstration person.
 */
export async function measureTalk(
  environment: Record<string, string>,
  logIn: (node: { address: string }) => Promise<{ cookie: string; token: string }>,
): Promise<Row[]> {
  const node = await startNode(environment);
  const connections: ReturnType<typeof get>[] = [];
  try {
    const id = beginBroadcast(join(environment.DATA_DIR ?? '', 'lightfield.db'));
    const { cookie, token } = await logIn(node);
    const said = new Map<string, number>();
    const delays: number[] = [];
    const open = Array.from({ length: readers }, async (_, reader) => {
      const headers = { 'X-Forwarded-For': `10.1.${reader >> 8}.${reader & 255}` };
      const path = `${node.address}/api/live/talk/follow?id=${id}&after=0`;
      await new Promise<void>((resolve, reject) => {
        const request = get(path, { headers, agent: false }, (response) => {
          if (response.statusCode !== 200) return reject(new Error(`A reader was answered ${response.statusCode}.`));
          resolve();
          response.setEncoding('utf8').on('data', (text: string) => {
            for (const [, name = ''] of text.matchAll(/"text":"(message \d+)"/g)) {
              delays.push(performance.now() - (said.get(name) ?? Number.NaN));
            }
          });
        });
        request.on('error', reject);
        connections.push(request);
      });
    });
    await Promise.all(open);
    for (let number = 0; number < messages; number += 1) {
      const text = `message ${number}`;
      said.set(text, performance.now());
      const body = new URLSearchParams({ id, kind: 'message', text, clientId: randomUUID() });
      const headers = { cookie, Authorization: `Bearer ${token}` };
      const answer = await fetch(`${node.address}/api/live/talk/say`, { method: 'POST', headers, body });
      const { code, message } = await answer.json();
      if (code !== 'OK') throw new Error(`A message was not taken: ${code}, ${message}`);
      await wait(everyMs);
    }
    await wait(3000);
    const sorted = delays.toSorted((one, other) => one - other);
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY;
    const memory = residentMegabytes(node.pid);
    return [
      {
        what: `messages that reach ${readers} readers of one node`,
        measured: `${delays.length} of ${readers * messages}`,
        ...{ ratio: null, budget: 'each', ok: delays.length === readers * messages },
      },
      {
        what: 'until 99 of 100 readers have a message',
        measured: `${p99.toFixed(0)} ms`,
        ...{ ratio: null, budget: `<= ${most.p99} ms`, ok: p99 <= most.p99 },
      },
      {
        what: 'resident memory with them',
        measured: `${memory.toFixed(0)} MB`,
        ...{ ratio: null, budget: `< ${most.megabytes} MB`, ok: memory < most.megabytes },
      },
    ];
  } finally {
    for (const connection of connections) connection.destroy();
    await node.stop();
  }
}

/** Lets a broadcast of the demonstration be late, so that it can be talked in; its id. */
function beginBroadcast(file: string): string {
  const db = new Sqlite(file, { timeout: 20_000 });
  const [id, now] = ['broadcast-03', Date.now()];
  db.prepare('update live_broadcast set start_at = ?, planned_end_at = ? where id = ?').run(now, now + 3_600_000, id);
  db.close();
  return id;
}
