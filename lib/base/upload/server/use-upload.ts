import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { staleSince } from '../rules/expiry';

/** What an upload brings. */
export interface UsedUpload {
  name: string;
  bytes: number;
  /** Whether all of it is here; otherwise `upload.finished` says when it is. */
  isFinished: boolean;
}

/**
 * Makes an upload part of something, once, whether it has ended or not. Throws NullPointer for one that is not there, is
 * over, is another person's, or is used already. Its row is held until the transaction ends, so that its last bytes come
 * either before this or after it: whoever uses it never misses `upload.finished`.
 */
export async function useUpload(
  tx: Tx,
  { id, ownerId }: { id: string; ownerId: string },
  now: number,
): Promise<UsedUpload> {
  const used = await tx
    .updateTable('upload')
    .set({ used_at: now, slot: null })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('used_at', 'is', null)
    .where('touched_at', '>', staleSince(now))
    .returning(['name', 'bytes', 'received'])
    .executeTakeFirst();
  if (!used) throw new CodedError('NullPointer');
  return { name: used.name, bytes: used.bytes, isFinished: used.received === used.bytes };
}
