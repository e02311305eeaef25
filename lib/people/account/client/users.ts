import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls/users';
import type * as contract from '../contract';

export const listUsersCall: CallOf<typeof contract.listUsers> = calls.listUsers;
const getUserCall: CallOf<typeof contract.getUser> = calls.getUser;
const setUserRoleCall: CallOf<typeof contract.setUserRole> = calls.setUserRole;
const setUserLockCall: CallOf<typeof contract.setUserLock> = calls.setUserLock;

/** Calls that a change of an account outdates. */
export const userCalls = [listUsersCall, getUserCall];

/** One account. */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: [getUserCall.path, id],
    queryFn: ({ signal }) => call(getUserCall, { id }, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** Gives a staff role or, with an empty role, removes it. */
export function setUserRole(input: z.input<typeof contract.setUserRole.input>): Promise<null> {
  return call(setUserRoleCall, input, { quiet: true });
}

/** Locks an account for a reason, or unlocks it. */
export function setUserLock(input: z.input<typeof contract.setUserLock.input>): Promise<null> {
  return call(setUserLockCall, input, { quiet: true });
}
