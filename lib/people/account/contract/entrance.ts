import { z } from 'zod';
import { proof } from '@/lib/base/proof/contract';
import { nickname } from '@/lib/people/person/contract';
import { endpoint, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, noInput, wireFlag, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls/entrance';
import { codePurposes } from '../codes';
import { agreed, code, guessLimit, oneTarget, password, request, session, target, ticket } from './fields';

export const sendCode = endpoint({
  name: 'sendCode',
  ...calls.sendCode,
  summary:
    'Sends a code to a phone or an e-mail address; `request` goes with it when it is proven. Says nothing about whether an account is there. ProofNeeded asks for `proof`, a solved challenge of /api/proof/challenge; a device that keeps the cookie `device` of its last login is asked for none.',
  auth: 'public',
  input: z
    .object({ ...target, purpose: z.enum(codePurposes).exclude(['confirm']), proof: proof.optional() })
    .superRefine(oneTarget),
  data: z.object({ request, secondsBetween: z.int() }),
  errors: ['NotConfigured', 'ProofNeeded', 'TooManyCodes'],
  limit: guessLimit,
});

export const checkCode = endpoint({
  name: 'checkCode',
  ...calls.checkCode,
  summary: 'Proves a code, to register or to set a new password, and gives the ticket for the next step.',
  auth: 'public',
  input: z.object({ ...target, purpose: z.enum(['register', 'reset']), code, request }).superRefine(oneTarget),
  data: z.object({ ticket: z.string() }),
  errors: ['WrongCode', 'CodeExpired', 'AccountExists'],
  limit: guessLimit,
});

export const logIn = endpoint({
  name: 'logIn',
  ...calls.logIn,
  summary:
    'Logs in by password; `account` is a number in the region or an e-mail address. ProofNeeded asks for `proof`, a solved challenge of /api/proof/challenge; a device that keeps the cookie `device` of its last login has tries of its own.',
  auth: 'public',
  input: z.object({
    account: wireText(254).trim().min(1, { error: 'account' }),
    region: target.region,
    /** Its rules are not checked here: the password may be older than them. */
    password: wireText(128).min(1, { error: 'required' }),
    proof: proof.optional(),
  }),
  data: session,
  errors: ['WrongLogin', 'AccountLocked', 'ProofNeeded', 'TooManyGuesses'],
  limit: guessLimit,
});

export const logInByCode = endpoint({
  name: 'logInByCode',
  ...calls.logInByCode,
  summary: 'Logs in by a code to a phone. For a new number it gives the ticket to register with instead.',
  auth: 'public',
  input: z.object({ region: target.region, mobile: wireText(32), code, request }).superRefine(oneTarget),
  data: z.object({ token: z.string().nullable(), ticket: z.string().nullable() }),
  errors: ['WrongCode', 'CodeExpired', 'AccountLocked'],
  limit: guessLimit,
});

export const register = endpoint({
  name: 'register',
  ...calls.register,
  summary: 'Makes the account that a ticket stands for, and logs in. An e-mail account needs a password.',
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
  ...calls.resetPassword,
  summary: 'Sets a new password by a ticket, ends every login of the account and logs in.',
  auth: 'public',
  input: z.object({ ticket, password }),
  data: session,
  errors: ['LinkExpired', 'AccountLocked'],
  limit: guessLimit,
});

export const beginWechat = endpoint({
  name: 'beginWechat',
  ...calls.beginWechat,
  summary:
    'Begins a login by the chat app, or with the ticket of a confirmation its binding: the address to go to. `inside` its browser, or by `qr` code elsewhere.',
  auth: 'public',
  input: z.object({ way: z.enum(['inside', 'qr']), ticket: ticket.optional() }),
  data: z.object({ address: z.url() }),
  errors: ['NotConfigured', 'Unauthorized', 'LinkExpired'],
  limit: writingLimit({ max: 60, seconds: 600 }),
});

export const exchangeWechat = endpoint({
  name: 'exchangeWechat',
  ...calls.exchangeWechat,
  summary:
    'Takes what the chat app sent back. Binds it to the caller where that was begun; else logs in whom it knows, or gives the ticket to bind a phone with.',
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
  ...calls.bindWechat,
  summary:
    'Binds a phone to a login of the chat app: logs in to the account of that phone, or gives the ticket to register with and a nickname to begin with.',
  auth: 'public',
  input: z.object({ ticket, region: target.region, mobile: wireText(32), code, request }).superRefine(oneTarget),
  data: z.object({ token: z.string().nullable(), ticket: z.string().nullable(), nickname: z.string() }),
  errors: ['WrongCode', 'CodeExpired', 'LinkExpired', 'NumberLinked', 'WechatLinked', 'AccountLocked'],
  limit: guessLimit,
});

export const exchangeToken = endpoint({
  name: 'exchangeToken',
  ...calls.exchangeToken,
  summary: 'Gives the session cookie for a token, so that pages opened in the native app know the visitor.',
  auth: 'public',
  input: z.object({ token: wireText(512).min(1) }),
  data: noData,
  errors: ['Unauthorized'],
  limit: writingLimit({ max: 30, seconds: 60 }),
});

export const leaveSession = endpoint({
  name: 'leaveSession',
  ...calls.leaveSession,
  summary: 'Takes the session cookie away, after the native app has logged out.',
  auth: 'public',
  input: noInput,
  data: noData,
  limit: writingLimit({ max: 30, seconds: 60 }),
});

export const logOut = endpoint({
  name: 'logOut',
  ...calls.logOut,
  summary: 'Ends the session of the caller, and takes its cookie away. Logged out already is no error.',
  auth: 'public',
  input: noInput,
  data: noData,
  limit: writingLimit({ max: 60, seconds: 60 }),
});
