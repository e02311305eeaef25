import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unconfigured } from '../../../scripts/setup/environment.mjs';
import { freePort } from '../../../scripts/setup/port.mjs';

interface Run {
  child: ChildProcess;
  /** Resolves once this was printed; rejects with the whole output if it ends before. */
  says: (words: string) => Promise<void>;
  /** Exit status and the whole output. */
  ended: Promise<{ status: number | null; said: string }>;
}

/** Files of the command, removed after its test. */
const folder = mkdtempSync(join(tmpdir(), 'lightfield-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function npmStart(environment: Record<string, string> = {}): Promise<Run & { port: number }> {
  const port = await freePort();
  const given = {
    LOG_LEVEL: 'warn',
    DEMO: '0',
    RTMP_PORT: 'off',
    PORT: String(port),
    DATA_DIR: folder,
    ...environment,
  };
  const child = spawn('npm', ['start'], { env: { ...unconfigured(), ...given } });
  let said = '';
  let heard = () => {};
  const note = (chunk: Buffer) => {
    said += chunk;
    heard();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<{ status: number | null; said: string }>((resolve) => {
    child.once('close', (status) => resolve({ status, said }));
  });
  const says = (words: string) =>
    new Promise<void>((resolve, reject) => {
      heard = () => said.includes(words) && resolve();
      heard();
      ended.then(() => reject(new Error(`It ended and said: ${said}`)));
    });
  return { child, port, says, ended };
}

function childrenOf(pid: number | undefined): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

test('a request to stop ends the server gracefully and leaves nothing behind', async () => {
  const { child, port, says, ended } = await npmStart();
  await says(`Ready on http://localhost:${port}`);
  const [start] = childrenOf(child.pid);
  const [server] = childrenOf(start);
  expect(readFileSync(`/proc/${server}/cmdline`, 'utf8')).toContain('next-server');

  process.kill(start ?? 0, 'SIGTERM');

  expect((await ended).status).toBe(0);
  expect(existsSync(`/proc/${server}`)).toBe(false);
  await expect(fetch(`http://localhost:${port}/api/health`)).rejects.toThrow();
});

test.each([
  [
    'a taken port',
    { PORT: process.env.PRODUCT_PORT ?? '' },
    /^Port \d+ is taken: stop what listens there or choose another one/m,
  ],
  ['a wrong value', { METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have at least 16 characters\./],
  ['a wrong list', { TRUSTED_PROXIES: 'everybody' }, /TRUSTED_PROXIES has everybody/],
])(
  '%s ends it with one sentence that names it',
  async (_, environment, sentence) => {
    const { ended } = await npmStart(environment);
    const { status, said } = await ended;
    expect(status).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('Error');
  },
  60_000,
);

test('a database that is away ends it with the reason', async () => {
  const { ended } = await npmStart({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
    PAPERS_KEY: Buffer.alloc(32).toString('base64url'),
  });
  const { status, said } = await ended;
  expect(status).toBe(1);
  expect(said).toContain('ECONNREFUSED');
});
