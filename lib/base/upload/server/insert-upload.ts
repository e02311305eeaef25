import type { Insertable } from 'kysely';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { uploadLimits } from '../codes';
import type { UploadTable } from './tables';

type NewUpload = Pick<Insertable<UploadTable>, 'id' | 'owner_id' | 'name' | 'type' | 'bytes'>;

/**
 * Starts an upload in one of its owner's slots for unused ones. Throws TooManyRequests when none is free; concurrent
 * starts, on any nodes, succeed as far as there are slots.
 */
export async function insertUpload(tx: Tx, upload: NewUpload, now: number): Promise<void> {
  const row = { ...upload, received: 0, created_at: now, touched_at: now, used_at: null };
  for (;;) {
    const slot = await freeSlot(tx, upload.owner_id);
    const begun = await tx
      .insertInto('upload')
      .values({ ...row, slot })
      .onConflict((conflict) => conflict.columns(['owner_id', 'slot']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (begun) return;
  }
}

async function freeSlot(tx: Tx, ownerId: string): Promise<number> {
  const rows = await tx
    .selectFrom('upload')
    .select('slot')
    .where('owner_id', '=', ownerId)
    .where('slot', 'is not', null)
    .execute();
  const taken = new Set(rows.map((row) => row.slot));
  for (let slot = 0; slot < uploadLimits.unused; slot += 1) if (!taken.has(slot)) return slot;
  throw new CodedError('TooManyRequests');
}
