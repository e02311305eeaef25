import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { staleSince } from '../rules/expiry';

/** The file of an upload. */
export interface UsedUpload {
  name: string;
  bytes: number;
  /** Whether it is complete; otherwise `upload.finished` follows. */
  isFinished: boolean;
}

/**
 * Puts an upload to use, once, whether it is complete or not. Throws NullPointer for one that is unknown, expired,
 * another person's, or already in use. Its row is locked until the transaction ends, so that its last bytes arrive
 * either before or after it, and the user never misses `upload.finished`.
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
