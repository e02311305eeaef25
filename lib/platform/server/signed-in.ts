import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Caller, Context } from './context';

/** The caller of a verb that needs a login; throws Unauthorized for a visitor. */
export function signedIn(context: Context): Caller {
  if (!context.caller) throw new CodedError('Unauthorized');
  return context.caller;
}
