import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { newDatabase } from '@/test/engines';
import { heavyRequests } from '@/test/heavy-requests';

/** What a health call may wait for whatever one request brings, in ms. */
const most = 100;
/** The machine has other work too: of so many measurements the shortest counts. */
const tries = 5;

describe('one request', () => {
  const agent = new Agent({ keepAlive: true });
  let server: ChildProcess;
  let port: number;
  let removeDatabase: () => Promise<void>;

  beforeAll(async () => {
    const { url, remove } = await newDatabase('sqlite', { isMigrated: true });
    removeDatabase = remove;
    server = spawn(process.execPath, ['--import', 'tsx', 'test/nodes/door-server.ts', url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(server.stdout ?? server, 'data');
    port = Number(said);
  }, 60_000);

  afterAll(async () => {
    agent.destroy();
    server.kill();
    await once(server, 'exit');
    await removeDatabase();
  });

  async function probe(): Promise<number> {
    const began = performance.now();
    const [response] = await once(get({ host: '127.0.0.1', port, path: '/probe', agent }), 'response');
    await once(response.resume(), 'end');
    return performance.now() - began;
  }

  /** Sends a request and waits for the first words of its answer: its status. Null when the line is closed instead. */
  async function send(bytes: Buffer): Promise<number | null> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(bytes);
    const words = await new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(String(data)));
      socket.once('close', () => resolve(''));
    });
    socket.destroy();
    return Number(/^HTTP\/1\.1 (\d+)/.exec(words)?.[1]) || null;
  }

  async function measure(bytes: Buffer): Promise<{ status: number | null; longest: number }> {
    let isAnswered = false;
    const answer = send(bytes).finally(() => {
      isAnswered = true;
    });
    let longest = 0;
    do {
      longest = Math.max(longest, await probe());
      await sleep(1);
    } while (!isAnswered);
    return { status: await answer, longest };
  }

  test('holds nobody else up, whatever it brings', async () => {
    await measure(Buffer.from('GET /api/operations/list/7 HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    const wrong: unknown[] = [];
    for (const { what, bytes } of heavyRequests()) {
      let shortest = Number.POSITIVE_INFINITY;
      let status: number | null = null;
      for (let turn = 0; turn < tries && shortest > most / 2; turn += 1) {
        const measured = await measure(bytes);
        status = measured.status;
        shortest = Math.min(shortest, measured.longest);
      }
      if (shortest > most || (status !== null && status >= 500)) wrong.push({ what, shortest, status });
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});
