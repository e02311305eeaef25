import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unconfigured } from '../../scripts/setup/environment.mjs';
import { freePort } from '../../scripts/setup/port.mjs';
import { expect, test } from '../fixtures';

interface Run {
  child: ChildProcess;
  /** What it has said so far. */
  said: () => string;
  ended: Promise<number | null>;
}

function npmStart(environment: Record<string, string>): Run {
  const child = spawn('npm', ['start'], { env: { ...unconfigured(), LOG_LEVEL: 'warn', DEMO: '0', ...environment } });
  let said = '';
  const note = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  return { child, said: () => said, ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))) };
}

function childrenOf(pid: number | undefined): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

test('a request to stop ends the server gracefully and leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-start-'));
  const port = await freePort();
  const { child, said, ended } = npmStart({ PORT: String(port), DATA_DIR: folder });
  await expect.poll(said, { timeout: 30_000 }).toContain(`Ready on http://localhost:${port}`);
  const [start] = childrenOf(child.pid);
  const [server] = childrenOf(start);
  expect(readFileSync(`/proc/${server}/cmdline`, 'utf8')).toContain('next-server');

  process.kill(start ?? 0, 'SIGTERM');

  expect(await ended).toBe(0);
  expect(existsSync(`/proc/${server}`)).toBe(false);
  await expect(fetch(`http://localhost:${port}/api/health`)).rejects.toThrow();
  rmSync(folder, { recursive: true });
});

test('a taken port ends it with one sentence that names the cure', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const { said, ended } = npmStart({ PORT: port });
  expect(await ended).toBe(1);
  expect(said()).toContain(
    `Port ${port} is taken: stop what listens there or choose another one, for example PORT=${Number(port) + 1}.`,
  );
});

test('a wrong value of the configuration ends it with its name, and a database that is away with the reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lightfield-start-'));
  const start = async (environment: Record<string, string>) => {
    const { said, ended } = npmStart({ PORT: String(await freePort()), DATA_DIR: folder, ...environment });
    return { status: await ended, said: said() };
  };
  const wrong = await start({ METRICS_TOKEN: 'short' });
  expect(wrong.status).toBe(1);
  expect(wrong.said).toContain('METRICS_TOKEN must have at least 16 characters.');
  expect(wrong.said).not.toContain('Error');
  expect((await start({ TRUSTED_PROXIES: 'everybody' })).said).toContain('TRUSTED_PROXIES has everybody');
  const away = await start({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` });
  expect(away.status).toBe(1);
  expect(away.said).toContain('ECONNREFUSED');
  rmSync(folder, { recursive: true });
});
