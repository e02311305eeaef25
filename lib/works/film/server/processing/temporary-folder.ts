import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'lightfield-process-';
/** Folders that runs of this process work in. */
const inUse = new Set<string>();

/**
 * Gives the work a folder of its own on this machine and removes it afterwards, and those that killed processes left: their
 * names say whose they were.
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
