import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Device } from '../contract';
import { endSessions } from './auth/sessions';
import { findDevices } from './find-devices';

/**
 * Logs another device of the caller out; it will be told. Throws NullPointer for an unknown device or another person's,
 * Forbidden for the caller's own, for which there is the logout.
 */
export async function endDevice(context: Context, { id }: { id: string }): Promise<Device[]> {
  const { personId, sessionId } = signedIn(context);
  if (id === sessionId) throw new CodedError('Forbidden');
  const ended = await context.db.transaction((tx) => endSessions(tx, { personId, only: id }, 'device'));
  if (ended === 0) throw new CodedError('NullPointer');
  return findDevices(context);
}
