import { z } from 'zod';
import { verifications } from '@/lib/base/permission/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, wireFlag, wireId, wireIds, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';

/** A person wherever one is named: their picture, their name, and what they are verified as, whose mark stands after the name. */
export const namedPerson = z.object({
  userId: wireId,
  nickname: z.string(),
  avatar: z.string().nullable(),
  verification: z.enum(verifications),
});
export type NamedPerson = z.output<typeof namedPerson>;

/** A person in a list of people. */
export const personItem = namedPerson.extend({
  tagline: z.string(),
  /** Whether the caller follows this person. */
  isFollowed: z.boolean(),
});
export type PersonItem = z.output<typeof personItem>;

export const followPerson = endpoint({
  name: 'followPerson',
  ...calls.followPerson,
  summary: 'Follows a person, or no longer; asking twice is asking once.',
  auth: 'user',
  input: z.object({ userId: wireId, follow: wireFlag }),
  data: z.object({ isFollowed: z.boolean(), followerCount: z.int() }),
  errors: ['NullPointer', 'Forbidden', 'Blocked'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

const ownPeople = {
  auth: 'user',
  input: pageQuery,
  data: pageOf(personItem),
  limit: looseLimit,
} as const;

export const findFollowedPeople = endpoint({
  name: 'findFollowedPeople',
  ...calls.findFollowedPeople,
  ...ownPeople,
  summary: 'The people whom the caller follows, the latest first.',
});

export const findFans = endpoint({
  name: 'findFans',
  ...calls.findFans,
  ...ownPeople,
  summary: 'The people who follow the caller, the latest first.',
});

export const findFollowMarks = endpoint({
  name: 'findFollowMarks',
  ...calls.findFollowMarks,
  summary: 'Which of these people the caller follows, for pages that are the same for everybody.',
  auth: 'user',
  input: z.object({ ids: wireIds }),
  data: z.array(wireId),
  limit: looseLimit,
});

export const blockPerson = endpoint({
  name: 'blockPerson',
  ...calls.blockPerson,
  summary:
    "Blocks a person, or no longer: they can neither follow the caller nor comment on what is the caller's, and the caller is not told of their doing.",
  auth: 'user',
  input: z.object({ userId: wireId, block: wireFlag }),
  data: z.object({ isBlocked: z.boolean() }),
  errors: ['NullPointer', 'Forbidden'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

export const findBlockedPeople = endpoint({
  name: 'findBlockedPeople',
  ...calls.findBlockedPeople,
  summary: 'The people whom the caller has blocked, the latest first.',
  auth: 'user',
  input: pageQuery,
  data: pageOf(personItem.omit({ isFollowed: true })),
  limit: looseLimit,
});

export const findBlockMarks = endpoint({
  name: 'findBlockMarks',
  ...calls.findBlockMarks,
  summary: 'Which of these people the caller has blocked, for pages that are the same for everybody.',
  auth: 'user',
  input: z.object({ ids: wireIds }),
  data: z.array(wireId),
  limit: looseLimit,
});

export const suggestPeople = endpoint({
  name: 'suggestPeople',
  ...calls.suggestPeople,
  summary: 'At most ten people whose nickname begins with a text, however it is written: to credit them.',
  auth: 'user',
  input: z.object({ text: wireText(64).trim().min(1, { error: 'required' }) }),
  data: z.array(namedPerson),
  limit: looseLimit,
});

/** A person in a public list. */
export const listedPerson = namedPerson.extend({ tagline: z.string(), followerCount: z.int() });
export type ListedPerson = z.output<typeof listedPerson>;
