import { z } from 'zod';
import { staffRoles } from '@/lib/base/permission/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noInput, wireId, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls/own';
import { code, oneTarget, password, request, target, ticket } from './fields';

const own = { auth: 'user', limit: writingLimit({ max: 60, seconds: 600 }) } as const;

/** The ways to log in by the chat app that this site has: inside its own browser, and by a QR code elsewhere. */
const wechatOffer = z.object({ inside: z.boolean(), qr: z.boolean() });
export type WechatOffer = z.output<typeof wechatOffer>;

/** The logins of an account, for its owner. */
export const security = z.object({
  /** Masked: `+86 138****8000`; null for none. */
  phone: z.string().nullable(),
  /** Masked: `l***@example.org`; null for none. */
  email: z.string().nullable(),
  hasPassword: z.boolean(),
  hasWechat: z.boolean(),
  wechatOffer,
  staff: z.enum(staffRoles).nullable(),
  /** When the account will be erased; null unless requested. */
  erasedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type Security = z.output<typeof security>;

export const getSecurity = endpoint({
  name: 'getSecurity',
  ...calls.getSecurity,
  ...own,
  summary: "The ways into the caller's account.",
  input: noInput,
  data: security,
  limit: looseLimit,
});

export const sendConfirmCode = endpoint({
  name: 'sendConfirmCode',
  ...calls.sendConfirmCode,
  ...own,
  summary: "Sends a code to the caller's own phone, or e-mail address where there is no phone.",
  input: noInput,
  data: z.object({ request, secondsBetween: z.int() }),
  errors: ['NotConfigured', 'TooManyCodes'],
});

export const confirmIdentity = endpoint({
  name: 'confirmIdentity',
  ...calls.confirmIdentity,
  ...own,
  summary: 'Proves by password or code that it is still the owner, and gives the ticket that changes of access need.',
  input: z.object({ password: wireText(128).min(1).optional(), code: code.optional(), request: request.optional() }),
  data: z.object({ ticket: z.string() }),
  errors: ['WrongLogin', 'WrongCode', 'CodeExpired'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  ...calls.changePassword,
  ...own,
  summary: 'Sets a new password and ends every other login.',
  input: z.object({ ticket, password }),
  data: security,
  errors: ['LinkExpired'],
});

export const bindTarget = endpoint({
  name: 'bindTarget',
  ...calls.bindTarget,
  ...own,
  summary: 'Binds a phone or an e-mail address, proven by its code, in place of the former one.',
  input: z.object({ ...target, ticket, code, request }).superRefine(oneTarget),
  data: security,
  errors: ['LinkExpired', 'WrongCode', 'CodeExpired', 'NumberLinked', 'AccountExists'],
});

export const unbindWechat = endpoint({
  name: 'unbindWechat',
  ...calls.unbindWechat,
  ...own,
  summary: "Takes the chat app's login off the account.",
  input: z.object({ ticket }),
  data: security,
  errors: ['LinkExpired', 'LastWayIn'],
});

/** A session of the caller on some device. */
export const device = z.object({
  id: wireId,
  isCurrent: z.boolean(),
  kind: z.enum(['phone', 'tablet', 'computer', 'app']),
  /** Such as `Safari` and `iOS`; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  /** Its network address, with the last part hidden. */
  address: z.string(),
  loggedInAt: z.iso.datetime({ offset: true }),
  /** Accurate to the day. */
  lastSeenAt: z.iso.datetime({ offset: true }),
});
export type Device = z.output<typeof device>;

export const findDevices = endpoint({
  name: 'findDevices',
  ...calls.findDevices,
  ...own,
  summary: 'Where the caller is logged in, this device first.',
  input: noInput,
  data: z.array(device),
  limit: looseLimit,
});

export const endDevice = endpoint({
  name: 'endDevice',
  ...calls.endDevice,
  ...own,
  summary: 'Logs one other device of the caller out.',
  input: z.object({ id: wireId }),
  data: z.array(device),
  errors: ['NullPointer'],
});

export const endOtherDevices = endpoint({
  name: 'endOtherDevices',
  ...calls.endOtherDevices,
  ...own,
  summary: 'Logs every other device of the caller out.',
  input: noInput,
  data: z.array(device),
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  ...calls.deleteAccount,
  ...own,
  summary: 'Asks for the account to be erased after a period of grace, and ends every other login.',
  input: z.object({ ticket }),
  data: security,
  errors: ['LinkExpired', 'WalletNotEmpty', 'EntriesStand'],
});

export const keepAccount = endpoint({
  name: 'keepAccount',
  ...calls.keepAccount,
  ...own,
  summary: 'Takes the request to erase the account back.',
  input: noInput,
  data: security,
});

export const exportAccount = endpoint({
  name: 'exportAccount',
  ...calls.exportAccount,
  ...own,
  summary: 'Everything that is kept of the caller, as JSON by slice.',
  input: noInput,
  data: z.record(z.string(), z.unknown()),
  limit: writingLimit({ max: 10, seconds: 3600 }),
});
