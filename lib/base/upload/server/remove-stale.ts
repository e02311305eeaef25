import { mediaStorage } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import { defineJob, type JobContext } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { staleSince } from '../rules/expiry';
import { partsFolder, uploadOfKey } from './parts';
import { removeParts } from './remove-upload';

const rowsAtOnce = 100;

/**
 * Every hour removes expired uploads: unused ones, and used ones that were never finished, with an event
 * (`upload.expired`). Then removes bytes without an upload, which a crash or an erased account leaves behind.
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

/** A byte that arrived meanwhile, or a use of the finished file, keeps it: both are checked again. */
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

/** Removes the objects of removed uploads. A row exists before the first byte, so none of them is being written. */
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
