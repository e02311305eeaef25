import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { Device } from '../contract';
import { describeAgent, maskAddress } from './describe-device';

/** The caller's devices: this one first, then by last use. */
export async function findDevices(context: Context): Promise<Device[]> {
  const { personId, sessionId } = signedIn(context);
  const sessions = await context.db.read
    .selectFrom('account_session')
    .selectAll()
    .where('person_id', '=', personId)
    .where('expires_at', '>', context.now())
    .orderBy('updated_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  const devices = sessions.map((session) => ({
    id: session.id,
    isCurrent: session.id === sessionId,
    ...describeAgent(session.kind, session.user_agent),
    address: maskAddress(session.ip_address),
    loggedInAt: new Date(session.created_at).toISOString(),
    lastSeenAt: new Date(session.updated_at).toISOString(),
  }));
  return devices.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}
