import { mediaStorage } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import { defineJob, type JobContext } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { staleSince } from '../rules/expiry';
import { partsFolder, uploadOfKey } from './parts';
import { removeParts } from './remove-upload';

const rowsAtOnce = 100;

/**
 * Once an hour removes the uploads whose time is over: those that nothing uses, and those that something waits for and that
 * were never finished, which it is told (`upload.expired`). After them the bytes that belong to no upload: a crash leaves
 * some behind, an erased account too.
 */
export const removeStaleUploads = defineJob({
  kind: 'upload.remove-stale',
  payload: scheduledPayload,
  schedule: { everySeconds: 3600 },
  async run(context) {
    for (let ids = await staleUploads(context); ids.length > 0; ids = await staleUploads(context)) {
      for (const id of ids) {
        context.signal.throwIfAborted();
        await removeIfStale(context, id);
      }
    }
    await removeOrphans(context);
  },
});

async function staleUploads({ db, now }: Context): Promise<string[]> {
  const rows = await db.read
    .selectFrom('upload')
    .select('id')
    .where('touched_at', '<=', staleSince(now()))
    .where((row) => row.or([row('used_at', 'is', null), row('received', '<', row.ref('bytes'))]))
    .orderBy('touched_at')
    .limit(rowsAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** A byte that came meanwhile, or something that took the finished file, saves it: both are asked for once more. */
async function removeIfStale(context: Context, id: string): Promise<void> {
  const isRemoved = await context.db.transaction(async (tx) => {
    const removed = await tx
      .deleteFrom('upload')
      .where('id', '=', id)
      .where('touched_at', '<=', staleSince(context.now()))
      .where((row) => row.or([row('used_at', 'is', null), row('received', '<', row.ref('bytes'))]))
      .returning('used_at')
      .executeTakeFirst();
    if (typeof removed?.used_at === 'number') await context.emit(context, tx, 'upload.expired', { uploadId: id });
    return removed !== undefined;
  });
  if (isRemoved) await removeParts(id);
}

/** Removes the objects of uploads that are gone. A row is there before the first byte, so none of them is on its way. */
async function removeOrphans({ db, signal }: JobContext): Promise<void> {
  const ids = new Set<string>();
  for await (const key of mediaStorage().list(partsFolder)) ids.add(uploadOfKey(key));
  const all = [...ids];
  for (let start = 0; start < all.length; start += rowsAtOnce) {
    const some = all.slice(start, start + rowsAtOnce);
    const rows = await db.read.selectFrom('upload').select('id').where('id', 'in', some).execute();
    const known = new Set(rows.map(({ id }) => id));
    for (const id of some) {
      signal.throwIfAborted();
      if (!known.has(id)) await removeParts(id);
    }
  }
}
