import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { newDatabase } from '@/test/engines';
import { heavyRequests } from '@/test/heavy-requests';

/** Maximum delay of a health call during any single request, in ms. Measured: at most 50, for a body in tiny chunks. */
const most = 100;
/** Garbage is collected at any time: the shortest of this many measurements counts. */
const tries = 3;

describe('one request', () => {
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
  });

  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
    await removeDatabase();
  });

  /** The maximum delay of a health call since the last call. */
  async function longestWait(): Promise<number> {
    return Number(await (await fetch(`http://127.0.0.1:${port}/probe`)).text());
  }

  /** Sends a request and waits for the status of its answer. Null when the connection is closed instead. */
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

  test('delays nobody else, whatever it sends', async () => {
    await send(Buffer.from('GET /api/operations/list/7 HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    await longestWait();
    const wrong: unknown[] = [];
    for (const { what, bytes } of heavyRequests()) {
      let shortest = Number.POSITIVE_INFINITY;
      let status: number | null = null;
      for (let turn = 0; turn < tries && shortest > most / 2; turn += 1) {
        status = await send(bytes);
        shortest = Math.min(shortest, await longestWait());
      }
      if (shortest > most || (status !== null && status >= 500)) wrong.push({ what, shortest, status });
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});
