import { z } from 'zod';
import { staffRoles } from '@/lib/permission/contract';
import { nickname } from '@/lib/person/contract';
import { endpoint, looseLimit, type RateLimit } from '@/lib/platform/shared/endpoint';
import { noData, noInput, wireFlag, wireId, wireText } from '@/lib/platform/shared/wire';
import { codePurposes, codeRules, defaultRegion, passwordMinLength } from './codes';
import { targetOf } from './rules/target';

export * from './codes';
export * from './contract/users';

/**
 * The fields of forms and calls alike (specification section 5). A broken rule is named by its message, which is also the
 * key of its words in `messages/<locale>/account.json` under `rules`.
 */
export const password = wireText(128)
  .refine((text) => [...text].length >= passwordMinLength, { error: 'passwordShort' })
  .refine((text) => !/^\p{Nd}*$/u.test(text), { error: 'passwordDigits' });
export const code = wireText(16)
  .trim()
  .refine((text) => new RegExp(`^\\d{${codeRules.digits}}$`).test(text), { error: 'code' });
const region = z.string().regex(/^[A-Z]{2}$/);
export const agreed = wireFlag.refine((isAgreed) => isAgreed, { error: 'agreement' });
/** What a proven code or a login in the chat app gives for the next step: good once, for ten minutes. */
const ticket = wireText(128).min(1);

const target = {
  region: region.default(defaultRegion),
  mobile: wireText(32).optional(),
  email: wireText(254).optional(),
};

/** Names the one field that is wrong: the number or the e-mail address, or both when neither was given. */
async function oneTarget(fields: { region: string; mobile?: string; email?: string }, context: z.RefinementCtx) {
  if (await targetOf(fields)) return;
  const field = fields.email === undefined ? 'mobile' : 'email';
  context.addIssue({ code: 'custom', path: [field], message: field });
}

/** Passwords and codes are guessed by machines: beside this, each account and number has limits of its own. */
const guessLimit: RateLimit = { max: 60, seconds: 600, strict: true };

/**
 * A login: `token` is what the browser keeps as `auth_token`. In the native app it is the credential; in a browser it is
 * worth nothing without the cookie that comes with it (DESIGN 8).
 */
const session = z.object({ token: z.string() });

export const sendCode = endpoint({
  name: 'sendCode',
  summary: 'Sends a code to a phone or an e-mail address. Says nothing about whether an account is there.',
  method: 'POST',
  path: '/api/account/code',
  auth: 'public',
  input: z.object({ ...target, purpose: z.enum(codePurposes).exclude(['confirm']) }).superRefine(oneTarget),
  data: z.object({ secondsBetween: z.int() }),
  errors: ['NotConfigured', 'TooManyRequests'],
  limit: { max: 30, seconds: 3600, strict: true },
});

export const checkCode = endpoint({
  name: 'checkCode',
  summary: 'Proves a code, to register or to set a new password, and gives the ticket for the next step.',
  method: 'POST',
  path: '/api/account/code/check',
  auth: 'public',
  input: z.object({ ...target, purpose: z.enum(['register', 'reset']), code }).superRefine(oneTarget),
  data: z.object({ ticket: z.string() }),
  errors: ['WrongCode', 'AccountExists'],
  limit: guessLimit,
});

export const logIn = endpoint({
  name: 'logIn',
  summary: 'Logs in by password; `account` is a number in the region or an e-mail address.',
  method: 'POST',
  path: '/api/account/login',
  auth: 'public',
  input: z.object({
    account: wireText(254).trim().min(1, { error: 'account' }),
    region: target.region,
    /** Its composition is not checked here: it may be older than the rules. */
    password: wireText(128).min(1, { error: 'required' }),
  }),
  data: session,
  errors: ['WrongLogin', 'AccountLocked'],
  limit: guessLimit,
});

export const logInByCode = endpoint({
  name: 'logInByCode',
  summary: 'Logs in by a code to a phone. For a new number it gives the ticket to register with instead.',
  method: 'POST',
  path: '/api/account/login/code',
  auth: 'public',
  input: z.object({ region: target.region, mobile: wireText(32), code }).superRefine(oneTarget),
  data: z.object({ token: z.string().nullable(), ticket: z.string().nullable() }),
  errors: ['WrongCode', 'AccountLocked'],
  limit: guessLimit,
});

export const register = endpoint({
  name: 'register',
  summary: 'Makes the account that a ticket stands for, and logs in. An e-mail account needs a password.',
  method: 'POST',
  path: '/api/account/register',
  auth: 'public',
  input: z.object({
    ticket,
    password: password.optional(),
    nickname,
    agreed,
    acknowledged: wireFlag.default(false),
  }),
  data: session,
  errors: ['LinkExpired', 'AccountExists', 'WechatLinked', 'NicknameTaken', 'ProhibitedWords'],
  limit: guessLimit,
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Sets a new password by a ticket, ends every login of the account and logs in.',
  method: 'POST',
  path: '/api/account/password/reset',
  auth: 'public',
  input: z.object({ ticket, password }),
  data: session,
  errors: ['LinkExpired', 'AccountLocked'],
  limit: guessLimit,
});

export const beginWechat = endpoint({
  name: 'beginWechat',
  summary:
    'Begins a login by the chat app, or with the ticket of a confirmation its binding: the address to go to. `inside` its browser, or by `qr` code elsewhere.',
  method: 'POST',
  path: '/api/account/wechat/begin',
  auth: 'public',
  input: z.object({ way: z.enum(['inside', 'qr']), ticket: ticket.optional() }),
  data: z.object({ address: z.url() }),
  errors: ['NotConfigured', 'Unauthorized', 'LinkExpired'],
  limit: { max: 60, seconds: 600 },
});

export const exchangeWechat = endpoint({
  name: 'exchangeWechat',
  summary:
    'Takes what the chat app sent back. Binds it to the caller where that was begun; else logs in whom it knows, or gives the ticket to bind a phone with.',
  method: 'POST',
  path: '/api/account/wechat/exchange',
  auth: 'public',
  input: z.object({ code: wireText(256).min(1), state: wireText(128).min(1) }),
  data: z.object({
    token: z.string().nullable(),
    ticket: z.string().nullable(),
    /** True when it was bound to the caller's account. */
    isBound: z.boolean(),
  }),
  errors: ['LinkExpired', 'WechatLinked', 'AccountLocked', 'NotConfigured', 'Unavailable'],
  limit: guessLimit,
});

export const bindWechat = endpoint({
  name: 'bindWechat',
  summary:
    'Binds a phone to a login of the chat app: logs in to the account of that phone, or gives the ticket to register with and a nickname to begin with.',
  method: 'POST',
  path: '/api/account/wechat/bind',
  auth: 'public',
  input: z.object({ ticket, region: target.region, mobile: wireText(32), code }).superRefine(oneTarget),
  data: z.object({ token: z.string().nullable(), ticket: z.string().nullable(), nickname: z.string() }),
  errors: ['WrongCode', 'LinkExpired', 'NumberLinked', 'WechatLinked', 'AccountLocked'],
  limit: guessLimit,
});

export const exchangeToken = endpoint({
  name: 'exchangeToken',
  summary: 'Gives the session cookie for a token, so that pages opened in the native app know the visitor.',
  method: 'POST',
  path: '/api/account/exchange',
  auth: 'public',
  input: z.object({ token: wireText(512).min(1) }),
  data: noData,
  errors: ['Unauthorized'],
  limit: { max: 30, seconds: 60, strict: true },
  background: true,
});

export const leaveSession = endpoint({
  name: 'leaveSession',
  summary: 'Takes the session cookie away, after the native app has logged out.',
  method: 'POST',
  path: '/api/account/leave',
  auth: 'public',
  input: noInput,
  data: noData,
  limit: { max: 30, seconds: 60 },
  background: true,
});

export const logOut = endpoint({
  name: 'logOut',
  summary: 'Ends the session of the caller, and takes its cookie away. Logged out already is no error.',
  method: 'POST',
  path: '/api/account/logout',
  auth: 'public',
  input: noInput,
  data: noData,
  limit: { max: 60, seconds: 60 },
});

const own = { auth: 'user', limit: { max: 60, seconds: 600, strict: true } } as const;

/** The ways to log in by the chat app that this site has: inside its own browser, and by a QR code elsewhere. */
const wechatOffer = z.object({ inside: z.boolean(), qr: z.boolean() });
export type WechatOffer = z.output<typeof wechatOffer>;

/** The ways into an account, as its owner sees them. */
export const security = z.object({
  /** Masked: `+86 138****8000`; null for none. */
  phone: z.string().nullable(),
  /** Masked: `l***@example.org`; null for none. */
  email: z.string().nullable(),
  hasPassword: z.boolean(),
  hasWechat: z.boolean(),
  wechatOffer,
  staff: z.enum(staffRoles).nullable(),
  /** When the account will be erased; null when that was not asked for. */
  erasedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type Security = z.output<typeof security>;

export const getSecurity = endpoint({
  ...own,
  name: 'getSecurity',
  summary: "The ways into the caller's account.",
  method: 'GET',
  path: '/api/account/security',
  input: noInput,
  data: security,
  limit: looseLimit,
});

export const sendConfirmCode = endpoint({
  ...own,
  name: 'sendConfirmCode',
  summary: "Sends a code to the caller's own phone, or e-mail address where there is no phone.",
  method: 'POST',
  path: '/api/account/confirm/code',
  input: noInput,
  data: z.object({ secondsBetween: z.int() }),
  errors: ['NotConfigured', 'TooManyRequests'],
});

export const confirmIdentity = endpoint({
  ...own,
  name: 'confirmIdentity',
  summary: 'Proves by password or code that it is still the owner, and gives the ticket that changes of access need.',
  method: 'POST',
  path: '/api/account/confirm',
  input: z.object({ password: wireText(128).min(1).optional(), code: code.optional() }),
  data: z.object({ ticket: z.string() }),
  errors: ['WrongLogin', 'WrongCode'],
});

export const changePassword = endpoint({
  ...own,
  name: 'changePassword',
  summary: 'Sets a new password and ends every other login.',
  method: 'POST',
  path: '/api/account/password',
  input: z.object({ ticket, password }),
  data: security,
  errors: ['LinkExpired'],
});

export const bindTarget = endpoint({
  ...own,
  name: 'bindTarget',
  summary: 'Binds a phone or an e-mail address, proven by its code, in place of the former one.',
  method: 'POST',
  path: '/api/account/bind',
  input: z.object({ ...target, ticket, code }).superRefine(oneTarget),
  data: security,
  errors: ['LinkExpired', 'WrongCode', 'NumberLinked', 'AccountExists'],
});

export const unbindWechat = endpoint({
  ...own,
  name: 'unbindWechat',
  summary: "Takes the chat app's login off the account.",
  method: 'POST',
  path: '/api/account/wechat/unbind',
  input: z.object({ ticket }),
  data: security,
  errors: ['LinkExpired', 'LastWayIn'],
});

/** A login of the caller on some device. */
export const device = z.object({
  id: wireId,
  isCurrent: z.boolean(),
  kind: z.enum(['phone', 'tablet', 'computer', 'app']),
  /** Such as `Safari` and `iOS`; empty when it did not say. */
  browser: z.string(),
  system: z.string(),
  /** The network it came from, its last part hidden. */
  address: z.string(),
  loggedInAt: z.iso.datetime({ offset: true }),
  /** To the day. */
  lastSeenAt: z.iso.datetime({ offset: true }),
});
export type Device = z.output<typeof device>;

export const findDevices = endpoint({
  ...own,
  name: 'findDevices',
  summary: 'Where the caller is logged in, this device first.',
  method: 'GET',
  path: '/api/account/devices',
  input: noInput,
  data: z.array(device),
  limit: looseLimit,
});

export const endDevice = endpoint({
  ...own,
  name: 'endDevice',
  summary: 'Logs one other device of the caller out.',
  method: 'POST',
  path: '/api/account/devices/end',
  input: z.object({ id: wireId }),
  data: z.array(device),
  errors: ['NullPointer'],
});

export const endOtherDevices = endpoint({
  ...own,
  name: 'endOtherDevices',
  summary: 'Logs every other device of the caller out.',
  method: 'POST',
  path: '/api/account/devices/endOthers',
  input: noInput,
  data: z.array(device),
});

export const deleteAccount = endpoint({
  ...own,
  name: 'deleteAccount',
  summary: 'Asks for the account to be erased after a period of grace, and ends every other login.',
  method: 'POST',
  path: '/api/account/delete',
  input: z.object({ ticket }),
  data: security,
  errors: ['LinkExpired'],
});

export const keepAccount = endpoint({
  ...own,
  name: 'keepAccount',
  summary: 'Takes the request to erase the account back.',
  method: 'POST',
  path: '/api/account/keep',
  input: noInput,
  data: security,
});

export const exportAccount = endpoint({
  ...own,
  name: 'exportAccount',
  summary: 'Everything that is kept of the caller, as JSON by capability.',
  method: 'POST',
  path: '/api/account/export',
  input: noInput,
  data: z.record(z.string(), z.unknown()),
  limit: { max: 10, seconds: 3600, strict: true },
});
