import { setImmediate as letOthersWork } from 'node:timers/promises';
import { drawArt } from '@/lib/base/media/server/demo-art/draw';
import type { Storage } from '@/lib/base/media/server/storage';
import { fillIndex } from '@/lib/base/search/server/rebuild';
import { accountsTable, prepareAccounts } from '@/lib/people/account/server/seed';
import { claimDemonstration } from '@/lib/people/person/server/seed';
import type { Context } from '@/lib/platform/server/context';
import { codeOf } from '@/lib/platform/server/db/violations';
import type { Seed, Slice } from '@/lib/platform/server/slice';
import { type DemonstrationPicture, demonstrationPictures } from './demonstration-pictures';
import { searchables } from './search';
import { slices } from './slices';

/** Pictures drawn at once: enough to keep the native threads busy while the next one is prepared. */
const atOnce = 6;

interface Seeding {
  /** Dates of the demonstration are relative to its time. */
  context: Context;
  storage: Pick<Storage, 'put' | 'head'>;
  /** Of all demonstration accounts; null for a random one each. */
  password: string | null;
  /** Shows the passwords to whoever started the product: they must not be in the log. */
  show(text: string): void;
  pictures?: readonly DemonstrationPicture[];
}

/**
 * Fills an empty database (nobody in it) with the demonstration and says whether this call did it.
 * The pictures come first, then the rows in one transaction: a process killed in between leaves an empty database, and
 * the next start continues drawing. If several nodes start at once, each draws missing pictures, and one writes the
 * rows: the others wait for its transaction and then find people in the database.
 */
export async function seedDemonstration({ context, storage, password, show, pictures }: Seeding): Promise<boolean> {
  const { db, log } = context;
  if (await db.read.selectFrom('person').select('id').limit(1).executeTakeFirst()) return false;
  const started = performance.now();
  const drawn = await drawMissing(pictures ?? demonstrationPictures(), storage);
  const accounts = await prepareAccounts(password);
  const seeded = await onceFree(() => db.transaction((tx) => writeDemonstration({ context, tx, accounts, storage })));
  log.info({ drawn, seeded, ms: Math.round(performance.now() - started) }, 'demonstration content');
  if (seeded) show(accountsTable(accounts));
  return seeded;
}

/** False where another node has begun to write it, or has written it. */
async function writeDemonstration(seeding: Parameters<Seed>[0]): Promise<boolean> {
  if (!(await claimDemonstration(seeding.tx))) return false;
  for (const { seed } of slices as readonly Slice[]) await seed?.(seeding);
  for (const { seedUse } of slices as readonly Slice[]) await seedUse?.(seeding);
  // Last, because it reads what all of them have written.
  await fillIndex(seeding.tx, searchables);
  return true;
}

/** How often SQLite's own time to wait is waited for: on a slow machine another node may need more than one to write it all. */
const waits = 12;

async function onceFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = waits; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY' || left === 0) throw error;
    }
  }
}

/**
 * Draws and stores the pictures that are not in the storage; returns their number. The order is random, so that nodes
 * that draw at the same time share the work.
 */
async function drawMissing(pictures: readonly DemonstrationPicture[], storage: Seeding['storage']): Promise<number> {
  const waiting = pictures
    .map((picture) => ({ picture, turn: Math.random() }))
    .sort((one, other) => one.turn - other.turn)
    .values();
  let drawn = 0;
  const worker = async () => {
    for (const { picture } of waiting) {
      const { key, art } = picture;
      await letOthersWork();
      if (await storage.head(key)) continue;
      await storage.put(key, await drawArt(art));
      drawn++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return drawn;
}
