import { join, resolve } from 'node:path';
import { createBackup } from '@/lib/app/backup';
import { database } from '@/lib/app/database';
import { mediaStorage } from '@/lib/base/media/port';
import { env } from '@/lib/platform/server/env';

/** `npm run backup [-- folder]`: database and media into a folder, by default a dated one under DATA_DIR/backups. */
const dated = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
const folder = resolve(process.argv[2] ?? join(env().dataDir, 'backups', dated));
const manifest = await createBackup({ db: database(), storage: mediaStorage() }, folder);
await database().close();
const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
console.log(`Backed up ${rows} rows and ${manifest.media.length} files to ${folder}.`);
