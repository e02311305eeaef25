import { mediaStorage } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import { folderOf } from './parts';

/** Removes an unused upload with its bytes; one that was used meanwhile stays. Idempotent. */
export async function removeUpload({ db }: Pick<Context, 'db'>, id: string): Promise<void> {
  const removed = await db.transaction((tx) =>
    tx.deleteFrom('upload').where('id', '=', id).where('used_at', 'is', null).returning('id').executeTakeFirst(),
  );
  if (removed) await removeParts(id);
}

/** Removes an upload that was used and is not needed any more, with its bytes. Idempotent. */
export async function discardUpload({ db }: Pick<Context, 'db'>, id: string): Promise<void> {
  await db.transaction((tx) => tx.deleteFrom('upload').where('id', '=', id).where('used_at', 'is not', null).execute());
  const left = await db.read.selectFrom('upload').select('id').where('id', '=', id).executeTakeFirst();
  if (!left) await removeParts(id);
}

/** Removes the bytes of an upload whose row is gone. After a crash `remove-stale.ts` finds the rest. */
export async function removeParts(id: string): Promise<void> {
  for await (const key of mediaStorage().list(folderOf(id))) await mediaStorage().remove(key);
}
