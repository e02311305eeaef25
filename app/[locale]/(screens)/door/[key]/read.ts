import type { Door } from '@/lib/events/door/contract';
import { getDoor } from '@/lib/events/door/server/get-door';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** The door that a key opens, null in it where its link has ended; null for an unknown key. */
export async function readDoorPage(context: Context, key: string): Promise<{ door: Door | null } | null> {
  if (!/^[\w-]{1,64}$/.test(key)) return null;
  try {
    return { door: await getDoor(context, { activityId: '', key }) };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    if (error.code === 'LinkExpired') return { door: null };
    if (error.code === 'NullPointer') return null;
    throw error;
  }
}
