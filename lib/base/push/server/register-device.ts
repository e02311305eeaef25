import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { pushLimits } from '../codes';
import type { registerDevice as contract } from '../contract';
import { type PushEnv, serviceFor } from './choose-sender';

/**
 * Has a device reached by push messages to the caller, while the session that registers it lasts. Whoever registers it last
 * has it, and of a person's devices the latest ones stay. Throws NotConfigured where the site reaches no such device. The third
 * argument overrides the configuration.
 */
export async function registerDevice(
  context: Context,
  { platform, token }: InputOf<typeof contract>,
  settings: PushEnv = env(),
): Promise<null> {
  const { personId, sessionId } = signedIn(context);
  const service = serviceFor(platform, settings);
  if (service === null) throw new CodedError('NotConfigured');
  const device = { platform, person_id: personId, session_id: sessionId, seen_at: context.now() };
  await context.db.transaction(async (tx) => {
    await tx
      .insertInto('push_device')
      .values({ service, token, ...device })
      .onConflict((conflict) => conflict.columns(['service', 'token']).doUpdateSet(device))
      .execute();
    await keepLatest(tx, personId);
  });
  return null;
}

async function keepLatest(tx: Tx, personId: string): Promise<void> {
  const surplus = await tx
    .selectFrom('push_device')
    .select(['service', 'token'])
    .where('person_id', '=', personId)
    .orderBy('seen_at', 'desc')
    .orderBy('token', 'desc')
    .offset(pushLimits.devices)
    .limit(pushLimits.devices)
    .execute();
  for (const device of surplus) {
    await tx
      .deleteFrom('push_device')
      .where((row) => row.and(device))
      .execute();
  }
}
