import { resolve } from 'node:path';
import { restoreBackup } from '@/lib/app/backup';
import { database } from '@/lib/app/database';
import { mediaStorage } from '@/lib/base/media/port';

/** `npm run restore -- folder`: restores a backup into an empty product. */
const folder = process.argv[2];
if (!folder) {
  console.error('Name the folder of the backup: npm run restore -- data/backups/2026-11-20T12-00-00');
  process.exit(1);
}
try {
  const manifest = await restoreBackup({ db: database(), storage: mediaStorage() }, resolve(folder));
  console.log(`Restored ${manifest.tables.length} tables and ${manifest.media.length} files from ${folder}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await database().close();
}
