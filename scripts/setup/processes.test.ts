import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from './project.mjs';

let folder: string;
const processes = pathToFileURL(inProject('scripts/setup/processes.mjs')).href;
const stop = pathToFileURL(inProject('scripts/setup/stop.mjs')).href;

/** Prints its process id, then ends like a server: gracefully, with the given code, on a stop signal. */
const server = (code: number) => `
  import { writeFileSync } from 'node:fs';
  const rest = setInterval(() => {}, 1000);
  process.on('SIGTERM', () => { clearInterval(rest); writeFileSync('finished', ''); process.exitCode = ${code}; });
  writeFileSync('pid', String(process.pid));
  console.log('listening');`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lightfield-processes-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string) {
  writeFileSync(join(folder, name), text);
}

/** A script that supervises `server.mjs` and prints what `report` returns for its end. */
function supervisor(work: string): ChildProcess {
  write(
    'supervisor.mjs',
    `import { runForeground, superviseForeground } from '${processes}';
     import { runScript } from '${stop}';
     const run = [process.execPath, ['server.mjs'], { folder: import.meta.dirname }];
     await runScript(async () => { ${work} });`,
  );
  return spawn(process.execPath, ['supervisor.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function endedAfter(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  child.kill(signal);
  return ended;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    return false;
  }
}

test('a request to stop goes to the program, which finishes and leaves nothing behind', async () => {
  write('server.mjs', server(0));
  const child = supervisor('const { status } = await superviseForeground(...run); return status;');
  expect(await endedAfter(child, 'SIGTERM')).toBe(0);
  expect(readFileSync(join(folder, 'finished'), 'utf8')).toBe('');
  expect(isRunning(Number(readFileSync(join(folder, 'pid'), 'utf8')))).toBe(false);
});

test('its own exit code comes back', async () => {
  write('server.mjs', server(7));
  const child = supervisor('const { status } = await superviseForeground(...run); return status;');
  expect(await endedAfter(child, 'SIGTERM')).toBe(7);
});

test('no further step starts after a request to stop, however well the program ended', async () => {
  write('server.mjs', server(0));
  const child = supervisor('await runForeground(...run); console.log("next step"); return 0;');
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  expect(await endedAfter(child, 'SIGTERM')).toBe(143);
  expect(said).not.toContain('next step');
});
