import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const project = join(import.meta.dirname ?? __dirname, '../..');

/** One production server as an operator runs it, on a port of its own. */
export interface Node {
  address: string;
  /** The page's HTML. */
  page(path: string): Promise<string>;
  /** Asks it to end and waits for its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

/** Starts a node of the built product and waits until it is ready. */
export async function startNode(environment: Record<string, string>): Promise<Node> {
  const port = await freePort();
  const preload = join(project, 'lib/platform/server/process/preload.mjs');
  const child = spawn(process.execPath, ['--import', preload, 'server.js'], {
    cwd: join(project, '.next/standalone'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOSTNAME: 'localhost',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const address = `http://localhost:${port}`;
  await ready(`${address}/api/health/ready`, child, () => output);
  return {
    address,
    page: async (path) => (await fetch(address + path)).text(),
    stop: () => end(child, 'SIGTERM'),
    kill: async () => {
      await end(child, 'SIGKILL');
    },
  };
}

async function ready(probe: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(probe).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`The server was not ready after a minute:\n${output()}`);
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill(signal);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
