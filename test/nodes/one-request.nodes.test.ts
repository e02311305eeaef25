import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { newDatabase } from '@/test/engines';
import { heavyRequests } from '@/test/heavy-requests';

/**
 * Maximum delay of a health call during any single request, in ms; or as a multiple of what a server that only reads the request
 * delays it, on a machine that is slow to read one.
 */
const most = { ms: 100, times: 4 };
/** Garbage is collected at any time: the shortest of this many measurements counts. */
const tries = 3;

describe('one request', () => {
  let server: ChildProcess;
  let port: number;
  let plainPort: number;
  let removeDatabase: () => Promise<void>;

  beforeAll(async () => {
    const { url, remove } = await newDatabase('sqlite', { isMigrated: true });
    removeDatabase = remove;
    server = spawn(process.execPath, ['--import', 'tsx', 'test/nodes/door-server.ts', url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(server.stdout ?? server, 'data');
    [port, plainPort] = JSON.parse(String(said));
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
  async function send(bytes: Buffer, to = port): Promise<number | null> {
    const socket = connect(to, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(bytes);
    const words = await new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(String(data)));
      socket.once('close', () => resolve(''));
    });
    socket.destroy();
    return Number(/^HTTP\/1\.1 (\d+)/.exec(words)?.[1]) || null;
  }

  /** The shortest delay of a few tries of one request, and the status of its answer. */
  async function measure(bytes: Buffer, to = port): Promise<{ shortest: number; status: number | null }> {
    let shortest = Number.POSITIVE_INFINITY;
    let status: number | null = null;
    for (let turn = 0; turn < tries && shortest > most.ms / 2; turn += 1) {
      status = await send(bytes, to);
      shortest = Math.min(shortest, await longestWait());
    }
    return { shortest, status };
  }

  test('delays nobody else, whatever it sends', async () => {
    await send(Buffer.from('GET /api/operations/list/7 HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    await longestWait();
    const wrong: unknown[] = [];
    for (const { what, bytes } of heavyRequests()) {
      const { shortest, status } = await measure(bytes);
      if (status !== null && status >= 500) wrong.push({ what, status });
      if (shortest <= most.ms) continue;
      const plain = (await measure(bytes, plainPort)).shortest;
      if (shortest > most.times * plain) wrong.push({ what, shortest, plain });
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});
