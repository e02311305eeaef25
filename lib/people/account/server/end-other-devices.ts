import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { Device } from '../contract';
import { endSessions } from './auth/sessions';
import { findDevices } from './find-devices';

/** Logs every other device of the caller out; they will be told. */
export async function endOtherDevices(context: Context): Promise<Device[]> {
  const { personId, sessionId } = signedIn(context);
  await context.db.transaction((tx) => endSessions(tx, { personId, except: sessionId }, 'device'));
  return findDevices(context);
}
