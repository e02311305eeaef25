import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@/scripts/setup/port.mjs';
import { memoryFlags, memorySettings } from '@/scripts/setup/server.mjs';

/** Jest and the bench both run in the project's folder. */
const project = process.cwd();

/** The key of secret boxes, which a product on PostgreSQL needs. */
const papersKey = Buffer.alloc(32, 'test').toString('base64url');

const quiet = { LOG_LEVEL: 'warn', DEMO_CLIPS: '0', RTMP_PORT: 'off' };

/** A production server as an operator runs it, on a port of its own. */
export interface Node {
  address: string;
  pid: number;
  /** The page's HTML. */
  page(path: string): Promise<string>;
  /** What it has written to its log. */
  log(): string;
  /** Stops it gracefully and waits for its exit code. */
  stop(): Promise<number | null>;
  /** Kills it at once, like a crash. */
  kill(): Promise<void>;
}

/** Starts a node of the built product and waits until it is ready. */
export function startNode(environment: Record<string, string>): Promise<Node> {
  const preload = join(project, 'lib/platform/server/next/preload.mjs');
  return startServer({
    words: [...memoryFlags, '--import', preload, 'server.js'],
    folder: join(project, '.next/standalone'),
    // Clips are not drawn beside a test or the bench, and no encoders are taken in, unless requested.
    environment: { ...memorySettings, ...quiet, PAPERS_KEY: papersKey, ...environment },
    probe: '/api/health/ready',
  });
}

/** Starts a Next server and waits until its probe answers. */
export async function startServer(options: {
  words: string[];
  folder: string;
  environment: Record<string, string>;
  probe: string;
}): Promise<Node> {
  const port = await freePort();
  const child = spawn(process.execPath, options.words, {
    cwd: options.folder,
    env: { ...process.env, NODE_ENV: 'production', HOSTNAME: 'localhost', PORT: String(port), ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (text: Buffer) => {
    output += text;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const address = `http://localhost:${port}`;
  try {
    await ready(address + options.probe, child, () => output);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    address,
    pid: child.pid ?? 0,
    page: async (path) => (await fetch(address + path)).text(),
    log: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => {
      await end(child, 'SIGKILL');
    },
  };
}

async function ready(probe: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(probe).catch(() => null);
    if (answer?.ok) return;
    await sleep(20);
  }
  throw new Error(`The server was not ready after a minute:\n${output()}`);
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill(signal);
  });
}
