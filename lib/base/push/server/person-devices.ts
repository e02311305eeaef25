import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';

/** Listens to 'account.erased': forgets the person's devices. */
export async function eraseDevices(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  await tx.deleteFrom('push_device').where('person_id', '=', personId).execute();
}

/** Listens to 'account.exported': adds the person's devices with the app. */
export async function exportDevices(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const devices = await tx
    .selectFrom('push_device')
    .select(['platform', 'seen_at'])
    .where('person_id', '=', personId)
    .orderBy('seen_at')
    .orderBy('token')
    .execute();
  parts.pushDevices = devices.map(({ platform, seen_at }) => ({ platform, seenAt: isoInBeijing(seen_at) }));
}
