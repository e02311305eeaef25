import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'lightfield-process-';
/** Working folders of this process. */
const inUse = new Set<string>();

/**
 * Runs the work with a temporary folder and removes it afterwards, along with those of killed processes, whose ids are
 * in their names.
 */
export async function inTemporaryFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  inUse.add(folder);
  try {
    return await work(folder);
  } finally {
    inUse.delete(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const path = join(tmpdir(), name);
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    const isOurs = pid === process.pid;
    if (isOurs ? !inUse.has(path) : !isAlive(pid)) await rm(path, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
