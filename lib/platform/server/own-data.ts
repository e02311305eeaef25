import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';

/** Mode bits for anyone but the owner. */
const ownerOnly = 0o077;

/**
 * Restricts the data to the user that the product runs as: what this process creates is readable by nobody else, and so
 * is what exists. Nobody else can enter the folders, so their content needs no change. A file that cannot be changed
 * stays, with a warning that names the remedy. Files with names that we do not use are left alone.
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
