import { z } from 'zod';
import { staffRoles } from '@/lib/base/permission/contract';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, pageOf, wireFlag, wireId, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls/users';

/** An account in the console's table. */
export const userRow = z.object({
  id: wireId,
  nickname: z.string(),
  avatar: z.string().nullable(),
  /** Masked: 138****8000, l***@example.org; null where none is bound. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Their staff role; null for none. */
  role: z.enum(staffRoles).nullable(),
  lockedAt: z.iso.datetime({ offset: true }).nullable(),
  /** When the account will be erased; null unless requested. */
  eraseAt: z.iso.datetime({ offset: true }).nullable(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type UserRow = z.output<typeof userRow>;

export const listUsers = endpoint({
  name: 'listUsers',
  ...calls.listUsers,
  summary:
    'Accounts for the console. For those who may manage them. The search takes a nickname, a whole number or address, or an id.',
  auth: 'user',
  input: tableQuery(['createdAt', 'nickname']).extend({
    role: z.enum([...staffRoles, 'staff', '']).default(''),
    state: z.enum(['locked', 'leaving', '']).default(''),
  }),
  data: pageOf(userRow),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

export const getUser = endpoint({
  name: 'getUser',
  ...calls.getUser,
  summary: 'One account, with its open sessions.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: userRow.extend({ sessions: z.int(), lastSeenAt: z.iso.datetime({ offset: true }).nullable() }),
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleLimit,
});

export const setUserRole = endpoint({
  name: 'setUserRole',
  ...calls.setUserRole,
  summary: 'Gives a place in the staff, changes or takes it; nobody changes their own, so that one admin always stays.',
  auth: 'user',
  input: z.object({ id: wireId, role: z.enum([...staffRoles, '']) }),
  data: noData,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});

export const setUserLock = endpoint({
  name: 'setUserLock',
  ...calls.setUserLock,
  summary: 'Locks an account, which ends all its sessions, or unlocks it; never the own one, nor one of the staff.',
  auth: 'user',
  input: z.object({ id: wireId, isLocked: wireFlag, reason: wireText(400).trim().default('') }),
  data: noData,
  errors: ['Forbidden', 'NullPointer'],
  limit: consoleWritingLimit,
});
