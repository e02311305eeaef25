import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/**
 * Removes the unfinished uploads of an erased person. Things that wait for one are told that it will not finish;
 * complete uploads in use stay, like the person's content. The bytes are removed within the hour (`remove-stale.ts`).
 */
export async function eraseUploads(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const removed = await tx
    .deleteFrom('upload')
    .where('owner_id', '=', personId)
    .where((row) => row.or([row('used_at', 'is', null), row('received', '<', row.ref('bytes'))]))
    .returning(['id', 'used_at'])
    .execute();
  for (const { id, used_at } of removed) {
    if (used_at !== null) await context.emit(context, tx, 'upload.expired', { uploadId: id });
  }
}

/** Adds to an export the files that the person has uploaded or started to upload, while the originals are stored. */
export async function exportUploads(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('upload')
    .select(['name', 'bytes', 'received', 'created_at'])
    .where('owner_id', '=', personId)
    .orderBy('created_at')
    .execute();
  parts.uploads = rows.map(({ created_at, ...row }) => ({ ...row, since: new Date(created_at).toISOString() }));
}
