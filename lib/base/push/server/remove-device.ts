import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { removeDevice as contract } from '../contract';

/** Ends push messages to the caller on a device; that of somebody else stays. */
export async function removeDevice(context: Context, { token }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction((tx) =>
    tx.deleteFrom('push_device').where('person_id', '=', personId).where('token', '=', token).execute(),
  );
  return null;
}
