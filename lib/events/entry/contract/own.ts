import { z } from 'zod';
import { entryModes } from '@/lib/events/contest/codes';
import { contestItem, wireContestName } from '@/lib/events/contest/contract';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  noData,
  pageOf,
  pageQuery,
  textLanguage,
  wireFlag,
  wireId,
  wireInteger,
  wireJsonList,
  wireRevision,
  wireText,
  writtenText,
} from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { entryLimits, memberStates, shownStates } from '../codes';

const time = z.iso.datetime({ offset: true });
const fen = z.int().min(0);

/**
 * What is written of an entry (specification section 3, 'Contest entry'). All may be empty in a draft. Broken rules have their
 * names in `messages/<locale>/events/entry-edit.json`, `rules`; what is missing to send it is said by `rules/missing.ts`.
 */
export const entryFields = z.object({
  /** A work of the caller; empty for none. */
  workId: wireText(64),
  /** A category of its contest; empty for none. */
  categoryId: wireText(64),
  mode: z.enum(entryModes),
  /** Of a team. */
  teamName: writtenText(entryLimits.teamName, 'teamName'),
  titleZh: writtenText(entryLimits.title, 'title'),
  titleEn: writtenText(entryLimits.title, 'title'),
  introZh: writtenText(entryLimits.intro, 'intro'),
  introEn: writtenText(entryLimits.intro, 'intro'),
  /** Media keys from `saveEntryPicture`, in order. */
  pictures: wireJsonList(wireText(200)).refine((keys) => keys.length <= entryLimits.pictures, { error: 'pictures' }),
});
export type EntryFields = z.output<typeof entryFields>;

/** An entry of the caller in a list: theirs, or one whose team they are asked to join or are in. */
export const ownEntry = z.object({
  id: wireId,
  state: z.enum(shownStates),
  /** Its number in the contest; null before it was sent for the first time. */
  number: z.int().nullable(),
  /** Empty while it has none. */
  title: z.string(),
  titleLanguage: textLanguage,
  thumb: z.string().nullable(),
  contest: contestItem.pick({
    ...{ id: true, name: true, title: true, titleLanguage: true, phase: true, enrolEndTime: true },
  }),
  /** Null for who entered it; for a member what they answered. */
  memberState: z.enum(memberStates).nullable(),
  /** Why it failed or was taken down; empty for neither. */
  reason: z.string(),
  /** In fen, as it was sent; null before. */
  feeFen: fen.nullable(),
  /** Its order, to be paid or looked at; null for none. */
  orderId: wireId.nullable(),
  /** The last moment to pay it; null where nothing is to be paid. */
  payBefore: time.nullable(),
  updatedAt: time,
});
export type OwnEntry = z.output<typeof ownEntry>;

const member = namedPerson.extend({ state: z.enum(memberStates) });

/** An entry in its editor. */
export const entryDraft = ownEntry.extend({
  ...entryFields.shape,
  pictures: z.array(z.string()),
  /** The work by name; null for none. */
  work: z.object({ id: wireId, title: z.string(), thumb: z.string().nullable(), duration: z.int() }).nullable(),
  /** Who entered it. */
  entrant: namedPerson,
  members: z.array(member),
  /** Whether its fee is paid: sent again it costs nothing, and its category stays. */
  isPaid: z.boolean(),
  /** The version of the terms that the caller agreed to; null before it was sent. */
  agreedVersion: z.int().nullable(),
  /** Whether it is the caller's, and may be changed now. */
  isEditable: z.boolean(),
  revision: z.int(),
});
export type EntryDraft = z.output<typeof entryDraft>;

const own = { auth: 'user', limit: writingLimit({ max: 120, seconds: 3600 }) } as const;
const acknowledged = wireFlag.default(false);

export const findOwnEntries = endpoint({
  name: 'findOwnEntries',
  ...calls.findOwnEntries,
  ...own,
  summary: 'The entries of the caller, and those of teams that they are asked to join or are in, the latest first.',
  input: pageQuery.extend({
    /** Only those in this contest, or of this work; empty for all. */
    contestId: wireText(64).default(''),
    workId: wireText(64).default(''),
  }),
  data: pageOf(ownEntry),
  limit: looseLimit,
});

export const getOwnEntry = endpoint({
  name: 'getOwnEntry',
  ...calls.getOwnEntry,
  ...own,
  summary: 'An entry of the caller or of their team.',
  input: z.object({ id: wireId }),
  data: entryDraft,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const beginEntry = endpoint({
  name: 'beginEntry',
  ...calls.beginEntry,
  ...own,
  summary: 'Begins an entry in an open contest: a draft that only the caller sees. Begun twice it is one.',
  input: z.object({ clientId: z.uuid(), name: wireContestName, workId: wireText(64).default('') }),
  data: entryDraft,
  errors: ['NullPointer', 'PhoneNeeded', 'EntryClosed', 'ListFull', 'EventCanceled'],
});

export const saveEntry = endpoint({
  name: 'saveEntry',
  ...calls.saveEntry,
  ...own,
  summary: 'Saves what is written of a draft, or of an entry that failed and may be sent again.',
  input: entryFields.extend({ id: wireId, revision: wireRevision }),
  data: entryDraft,
  errors: ['NullPointer', 'Changed', 'EntryClosed', 'EventCanceled'],
  limit: writingLimit({ max: 1200, seconds: 3600 }),
});

export const saveEntryPicture = endpoint({
  name: 'saveEntryPicture',
  ...calls.saveEntryPicture,
  ...own,
  summary: 'Takes a picture of an entry, as multipart; what a camera wrote into it is not kept.',
  input: z.object({ id: wireId, picture: z.file() }),
  data: z.object({ key: z.string() }),
  errors: [
    'NullPointer',
    'UnsupportedMediaType',
    'TooLarge',
    'ListFull',
    'PhoneNeeded',
    'EntryClosed',
    'EventCanceled',
  ],
  maxBodyBytes: entryLimits.pictureBytes + 16 * 1024,
});

export const inviteMember = endpoint({
  name: 'inviteMember',
  ...calls.inviteMember,
  ...own,
  summary: 'Asks somebody to join the team of a draft; they are told of it, once.',
  input: z.object({ id: wireId, userId: wireId }),
  data: entryDraft,
  errors: ['NullPointer', 'ListFull', 'EntryClosed', 'Blocked', 'PhoneNeeded', 'EventCanceled'],
});

export const removeMember = endpoint({
  name: 'removeMember',
  ...calls.removeMember,
  ...own,
  summary: 'Takes somebody out of the team of a draft.',
  input: z.object({ id: wireId, userId: wireId }),
  data: entryDraft,
  errors: ['NullPointer', 'EntryClosed', 'EventCanceled'],
});

export const answerInvitation = endpoint({
  name: 'answerInvitation',
  ...calls.answerInvitation,
  ...own,
  summary: 'The caller joins a team, or does not; they may change their mind until the entry is sent.',
  input: z.object({ id: wireId, joins: wireFlag }),
  data: entryDraft,
  errors: ['NullPointer', 'EntryClosed', 'EventCanceled'],
});

export const sendEntry = endpoint({
  name: 'sendEntry',
  ...calls.sendEntry,
  ...own,
  summary:
    'Enters a work: it counts by when this call arrived. With a fee the entry is unpaid until its order is paid, which `orderId` names. 400 names all that it lacks.',
  input: z.object({
    id: wireId,
    revision: wireRevision,
    /** Of the order. */
    clientId: z.uuid(),
    /** The terms and the fee that the form showed: others are refused. */
    termsVersion: wireInteger({ min: 1, max: 1_000_000 }),
    feeFen: wireInteger({ min: 0, max: 100_000_000 }),
    /** Agreement to the terms (specification section 5). */
    agrees: wireFlag.refine((agrees) => agrees, { error: 'required' }),
    acknowledged,
  }),
  data: entryDraft,
  errors: [
    ...['NullPointer', 'Changed', 'PhoneNeeded', 'EntryClosed', 'EventCanceled', 'TermsChanged', 'FeeChanged'],
    ...['WorkEntered', 'ProhibitedWords', 'TooManyOrders'],
  ] as const,
});

export const withdrawEntry = endpoint({
  name: 'withdrawEntry',
  ...calls.withdrawEntry,
  ...own,
  summary: 'Takes an entry back, until works are no longer taken: its work is free again, and what was paid goes back.',
  input: z.object({ id: wireId }),
  data: entryDraft,
  errors: ['NullPointer', 'EntryClosed', 'EventCanceled', 'Changed'],
});

export const removeEntry = endpoint({
  name: 'removeEntry',
  ...calls.removeEntry,
  ...own,
  summary: 'Deletes a draft, with its pictures. What was sent once is withdrawn instead.',
  input: z.object({ id: wireId }),
  data: noData,
  errors: ['NullPointer', 'Changed'],
});
