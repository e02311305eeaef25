import type { Caller, Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Action, type Role, staffRoles } from '../contract';
import { isAllowed } from '../rules/permissions';
import { type Facts, rolesOf } from '../rules/roles';

/** Facts that a verb adds to those of session and configuration. */
export type AskedFacts = Partial<Omit<Facts, 'isLoggedIn' | 'hasPhone' | 'staff'>>;

/** The caller's roles (specification section 6), with the facts that the verb has read; others count as absent. */
export function callerRoles({ caller }: Pick<Context, 'caller'>, asked: AskedFacts = {}): Role[] {
  return rolesOf({
    postingNeedsPhone: env().postingNeedsPhone,
    verification: 'none',
    isCreator: false,
    inChannel: null,
    isOwner: false,
    ...asked,
    isLoggedIn: caller !== null,
    hasPhone: caller?.hasPhone === true,
    staff: staffRoles.find((role) => role === caller?.staff) ?? null,
  });
}

/** Whether the caller may do it. */
export function mayDo(context: Pick<Context, 'caller'>, action: Action, asked: AskedFacts = {}): boolean {
  return isAllowed(action, callerRoles(context, asked));
}

/**
 * The caller, if permitted. Throws Unauthorized for a visitor, PhoneNeeded for a person who only lacks a bound phone,
 * else Forbidden.
 */
export function requireAllowed(context: Context, action: Exclude<Action, 'browse'>, asked: AskedFacts = {}): Caller {
  const caller = signedIn(context);
  const roles = callerRoles(context, asked);
  if (isAllowed(action, roles)) return caller;
  throw new CodedError(isAllowed(action, [...roles, 'phoneBound']) ? 'PhoneNeeded' : 'Forbidden');
}
