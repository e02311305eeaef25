import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Storage } from '@/lib/base/media/server/storage';
import { dumpTables } from '@/lib/platform/server/backup/dump-tables';
import { loadTables } from '@/lib/platform/server/backup/load-tables';
import type { Database } from '@/lib/platform/server/db/database';
import { migrate } from '@/lib/platform/server/db/migrate';
import { tablesInOrder } from '@/lib/platform/server/db/table-order';
import { migrations } from './migrations';

const manifestFile = 'manifest.json';
/** Pictures derived from others are left out: they are made again on demand. */
const derived = 'variants/';

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  lastMigration: z.string(),
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: z.int() })),
  media: z.array(z.string()),
});
export type BackupManifest = z.output<typeof manifestSchema>;

/**
 * Writes the whole product into a folder: the tables as of one moment, then the media. The product may keep running;
 * files without a row at that moment do no harm. The manifest is written last: a folder without one is no backup.
 */
export async function createBackup(parts: { db: Database; storage: Storage }, folder: string): Promise<BackupManifest> {
  const tables = await dumpTables(parts.db, join(folder, 'tables'));
  const media: string[] = [];
  for await (const key of parts.storage.list('')) {
    if (key.startsWith(derived)) continue;
    if (await copyOut(parts.storage, key, join(folder, 'media', key))) media.push(key);
  }
  const lastMigration = Object.keys(migrations).sort().at(-1) ?? '';
  const manifest: BackupManifest = { format: 1, createdAt: new Date().toISOString(), lastMigration, tables, media };
  await writeFile(join(folder, manifestFile), JSON.stringify(manifest, null, 2));
  return manifest;
}

/**
 * Restores a backup into an empty product, on either engine and either storage, and migrates it to the newest schema.
 * Throws, with nothing changed, when the database is not empty or the folder is no backup.
 */
export async function restoreBackup(
  parts: { db: Database; storage: Storage },
  folder: string,
): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  if (!(await isEmpty(parts.db))) {
    throw new Error('The database is not empty: restore into a new DATA_DIR or a new PostgreSQL database.');
  }
  await migrate(parts.db, migrations, { upTo: manifest.lastMigration });
  for (const key of manifest.media) await copyIn(parts.storage, key, join(folder, 'media', key));
  await loadTables(parts.db, join(folder, 'tables'), manifest.tables);
  await migrate(parts.db, migrations);
  return manifest;
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} is no backup: it has no ${manifestFile}.`);
  const manifest = manifestSchema.safeParse(JSON.parse(text));
  if (!manifest.success) throw new Error(`${join(folder, manifestFile)} is damaged or of another version.`);
  return manifest.data;
}

async function isEmpty(db: Database): Promise<boolean> {
  for (const name of await tablesInOrder(db.migrationHandle)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db.read);
    if (rows.length > 0) return false;
  }
  return true;
}

/** False when the file was removed after it was listed. */
async function copyOut(storage: Storage, key: string, file: string): Promise<boolean> {
  const stored = await storage.read(key);
  if (!stored) return false;
  await mkdir(dirname(file), { recursive: true });
  const body = stored.body instanceof Uint8Array ? [stored.body] : stored.body;
  await pipeline(Readable.from(body), createWriteStream(file));
  return true;
}

async function copyIn(storage: Storage, key: string, file: string): Promise<void> {
  const handle = await open(file);
  const { size } = await handle.stat();
  await storage.put(key, { stream: handle.createReadStream(), size });
}
