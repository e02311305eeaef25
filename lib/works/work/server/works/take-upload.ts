// Renamed: the linter treats `use…` as a hook.
import { useUpload as takeOver, type UsedUpload } from '@/lib/base/upload/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** Takes an upload for a work; null for one that is in use, or not the caller's. */
export async function takeUpload(
  tx: Tx,
  upload: { id: string; ownerId: string },
  now: number,
): Promise<UsedUpload | null> {
  try {
    return await takeOver(tx, upload, now);
  } catch (error) {
    if (error instanceof CodedError && error.code === 'NullPointer') return null;
    throw error;
  }
}
