import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const flags = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'];

/**
 * A program of this folder whose processes kill themselves: it is told the address of a database, the number of the statement
 * before which it dies, and what to do. It must be removed.
 */
export async function killedProgram(name: string, url: string) {
  const compiled = mkdtempSync(join(tmpdir(), 'lightfield-compiled-'));

  /** Whether a process was killed; false for one that came to its end. */
  async function isKilled(fatal: number, words: string[], settings: Record<string, string | undefined> = {}) {
    const program = ['--import', './test/nodes/own-modules.mjs', `test/nodes/${name}.ts`, url, String(fatal)];
    const environment = { ...process.env, DEMO: '1', NODE_COMPILE_CACHE: compiled, ...settings };
    const child = spawn(process.execPath, [...flags, ...program, ...words], { stdio: 'inherit', env: environment });
    const [code, signal] = await once(child, 'exit');
    if (code !== 0 && signal !== 'SIGKILL') throw new Error(`A process ended with ${code}: ${words.join(' ')}.`);
    return signal === 'SIGKILL';
  }

  // Only a process that ends keeps what it compiled: the first one does nothing else.
  await isKilled(0, []);
  return { isKilled, remove: () => rmSync(compiled, { recursive: true }) };
}
