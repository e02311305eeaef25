import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noInput, wireInteger, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { alwaysOnSite, noticeTypes } from '../codes';

const choice = z.object({
  /** Off: the person is not told of it at all. */
  onSite: z.boolean(),
  /** What is unread, by one mail a day. */
  byMail: z.boolean(),
  byWechat: z.boolean(),
});
/** How the notices of each type are told. */
const choices = z.record(z.enum(noticeTypes), choice);
export type NoticeChoices = z.output<typeof choices>;

/** Whether mails can reach the caller: the site sends none, no e-mail address is confirmed. */
const mailStates = ['possible', 'notOffered', 'noAddress'] as const;
/**
 * Whether messages of the chat app can: the site sends none; it is not bound to the account; its owner has not logged in
 * inside it, by which alone the service account knows them; they do not follow the service account.
 */
const wechatStates = ['possible', 'notOffered', 'notBound', 'notKnown', 'notFollowing'] as const;

export const noticeSettings = z.object({
  revision: z.int(),
  choices,
  mail: z.enum(mailStates),
  wechat: z.enum(wechatStates),
});
export type NoticeSettings = z.output<typeof noticeSettings>;

export const getNoticeSettings = endpoint({
  name: 'getNoticeSettings',
  ...calls.getNoticeSettings,
  summary: 'How the caller wants to be told of notices, by type, and which ways are possible.',
  auth: 'user',
  input: noInput,
  data: noticeSettings,
  limit: looseLimit,
});

export const saveNoticeSettings = endpoint({
  name: 'saveNoticeSettings',
  ...calls.saveNoticeSettings,
  summary: 'Saves how the caller wants to be told, of all types, where `revision` is the last one; sent as JSON.',
  auth: 'user',
  input: z.object({
    revision: wireInteger({ min: 0, max: 1_000_000_000 }),
    choices: choices.refine((all) => all[alwaysOnSite].onSite, { error: 'alwaysOn', path: [alwaysOnSite, 'onSite'] }),
  }),
  data: noticeSettings,
  errors: ['Changed'],
  limit: writingLimit({ max: 600, seconds: 3600 }),
});

/** What a link in a mail is about. */
export const mailWish = z.object({
  /** The type that the link ends; empty for all of them. */
  type: z.enum([...noticeTypes, '']),
  /** The types among these that mails still tell of. */
  wanted: z.array(z.enum(noticeTypes)),
  /** The account has been deleted: it gets no mail. */
  isGone: z.boolean(),
});
export type MailWish = z.output<typeof mailWish>;

export const mailToken = wireText(400).min(1);

export const saveMailWish = endpoint({
  name: 'saveMailWish',
  ...calls.saveMailWish,
  summary:
    'Says, by the token of a link in a mail, of which of its types mails are to tell; `wanted` holds them by commas.',
  auth: 'public',
  input: z.object({
    token: mailToken,
    wanted: wireText(100)
      .transform((list) => list.split(',').filter((type) => type !== ''))
      .pipe(z.array(z.enum(noticeTypes))),
  }),
  data: mailWish,
  errors: ['LinkExpired'],
  limit: writingLimit({ max: 600, seconds: 3600 }),
});
