import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** Rights that nobody but the owner has of what a process makes. */
const ownerOnly = 0o077;

/**
 * Keeps the data for the user that the product runs as: what this process makes from now on is readable by nobody else, and
 * so is what stands already. Nobody else passes the folders, so that what is in them needs no change. A file that is not
 * ours to change stays, with a warning that says the cure. Files that came by another name than ours are left alone.
 */
export function keepDataOwn({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string }, log: Logger): void {
  process.umask(ownerOnly);
  const file = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : null;
  const files = file ? [file, `${file}-wal`, `${file}-shm`] : [];
  for (const path of [dataDir, join(dataDir, 'media'), join(dataDir, 'backups'), ...files]) tighten(path, log);
}

function tighten(path: string, log: Logger): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & ownerOnly) === 0) return;
  try {
    chmodSync(path, mode & 0o7700);
  } catch (err) {
    log.warn(
      { err, path },
      'others can read this: give it to the user that the product runs as, or take their rights away',
    );
  }
}
