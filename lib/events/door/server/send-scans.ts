import { millisecondsInMinute } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { sendScans as contract, DecidedScan, DoorCounts } from '../contract';
import { countDoor } from './count-door';
import { decideScan } from './decide-scan';
import { type Access, findAccess } from './find-access';

/**
 * Decides scans in their order, each in a transaction of its own: two devices that send the same tickets in another order do
 * not wait for one another. A scan that was decided before is answered as it was then. Throws as `findAccess`.
 */
export async function sendScans(
  context: Context,
  { door, scans, ...input }: InputOf<typeof contract>,
): Promise<{ scans: DecidedScan[]; counts: DoorCounts }> {
  const access = await findAccess(context, input);
  const decided: DecidedScan[] = [];
  for (const scan of scans) decided.push(await decideScan(context, { access, door, scan }));
  await noteUse(context, access);
  return { scans: decided, counts: await countDoor(context.db.read, access.activity.id, context.language) };
}

/** Notes when a link was used last, once a minute at most. */
async function noteUse(context: Context, { keyId }: Access): Promise<void> {
  if (keyId === null) return;
  const now = context.now();
  await context.db.transaction((tx) =>
    tx
      .updateTable('door_key')
      .set({ last_used_at: now })
      .where('id', '=', keyId)
      .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<=', now - millisecondsInMinute)]))
      .execute(),
  );
}
