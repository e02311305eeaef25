import { z } from 'zod';
import { roles, verifications } from '@/lib/base/permission/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { linkTo } from '@/lib/platform/shared/link';
import {
  noInput,
  pageOf,
  pageQuery,
  wireFlag,
  wireId,
  wireIds,
  wireText,
  writtenText,
} from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { pictureLimits, profileLimits } from './codes';
import { isNicknameLong, isNicknamePlain } from './rules/nickname';

export * from './codes';

/**
 * The fields of a profile as forms and the server check them (specification section 5). The message of a broken rule is
 * the key of its text in `messages/<locale>/people/person.json` under `rules`.
 */
export const nickname = wireText(64)
  .trim()
  .refine(isNicknameLong, { error: 'nicknameLength' })
  .refine(isNicknamePlain, { error: 'nicknameCharacters' });

const shortText = writtenText(profileLimits.text, 'textLength');
const neededText = shortText.min(1, { error: 'required' });

const socialLink = z.object({
  name: neededText,
  url: wireText(400)
    .trim()
    .refine((url) => linkTo(url)?.external === true, { error: 'address' }),
});

export const profileFields = z.object({
  nickname,
  gender: z.literal([0, 1, 2]),
  /** YYYY-MM-DD, not in the future and not before 1900; null for none. */
  birthday: z.iso
    .date({ error: 'birthday' })
    .refine((day) => day >= '1900-01-01' && Date.parse(day) <= Date.now(), { error: 'birthday' })
    .nullable(),
  /** An id of the area dictionary (`CN-310000`); null for none. */
  areaId: wireId.nullable(),
  bio: writtenText(profileLimits.bio, 'bioLength'),
  tagline: shortText,
  creativeFields: z
    .array(neededText)
    .max(profileLimits.creativeFields, { error: 'creativeFields' })
    .refine((fields) => new Set(fields).size === fields.length, { error: 'repeated' }),
  education: shortText,
  industry: wireId.nullable(),
  profession: wireId.nullable(),
  socialLinks: z.array(socialLink).max(profileLimits.socialLinks),
});
export type ProfileFields = z.output<typeof profileFields>;

/** User info of the caller (specification section 3, 'User profile'), stored in client state as `peopleMessage`. */
export const userInfo = z.object({
  userId: wireId,
  ...profileFields.shape,
  nickname: z.string(),
  avatar: z.string().nullable(),
  /** Media key of the banner of their page. */
  banner: z.string().nullable(),
  /** The name of the area, in the requested language. */
  address: z.string(),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  verification: z.enum(verifications),
  /** The caller's roles (specification section 6). */
  roles: z.array(z.enum(roles)),
  followerCount: z.int(),
  followingCount: z.int(),
  /** Texts of the caller under review; the public still sees the previous ones. */
  underReview: z.object({ nickname: z.string(), tagline: z.string(), bio: z.string() }).partial(),
});
export type UserInfo = z.output<typeof userInfo>;

export const getUserInfo = endpoint({
  name: 'getUserInfo',
  ...calls.getUserInfo,
  summary: "The caller's own profile.",
  auth: 'user',
  input: noInput,
  data: userInfo,
  limit: looseLimit,
});

export const getBaseInfo = endpoint({
  name: 'getBaseInfo',
  ...calls.getBaseInfo,
  summary: "The caller's avatar, for the header.",
  auth: 'user',
  input: noInput,
  data: z.object({ avatar: z.string().nullable() }),
  limit: looseLimit,
});

export const saveProfile = endpoint({
  name: 'saveProfile',
  ...calls.saveProfile,
  summary: 'Changes the given fields of the own profile. Prohibited words warn first and then lead to a review.',
  auth: 'user',
  input: profileFields.partial().extend({
    /** The caller has confirmed the warning: texts with prohibited words go to review. */
    acknowledged: wireFlag.default(false),
  }),
  data: userInfo,
  errors: ['NicknameTaken', 'ProhibitedWords', 'PhoneNeeded'],
  limit: writingLimit({ max: 60, seconds: 3600 }),
});

export const savePicture = endpoint({
  name: 'savePicture',
  ...calls.savePicture,
  summary: 'Takes a new avatar or banner, as multipart with the file in `picture`.',
  auth: 'user',
  input: z.object({ kind: z.enum(Object.keys(pictureLimits) as ['avatar', 'banner']), picture: z.instanceof(File) }),
  data: userInfo,
  errors: ['TooLarge', 'UnsupportedMediaType', 'PhoneNeeded'],
  limit: writingLimit({ max: 30, seconds: 3600 }),
  maxBodyBytes: 6 * 1024 * 1024,
});

/** An entry of a dictionary, in the requested language. */
export const dictionaryEntry = z.object({ id: wireId, name: z.string() });
export type DictionaryEntry = z.output<typeof dictionaryEntry>;

const dictionary = {
  auth: 'public',
  input: noInput,
  data: z.array(dictionaryEntry),
  limit: looseLimit,
} as const;

export const findIndustries = endpoint({
  name: 'findIndustries',
  ...calls.findIndustries,
  ...dictionary,
  summary: 'The industries that people and works belong to.',
});

export const findProfessions = endpoint({
  name: 'findProfessions',
  ...calls.findProfessions,
  ...dictionary,
  summary: 'The professions of people.',
});

/** A country, province or city; `hasChildren` says whether there is a level below it. */
export const area = dictionaryEntry.extend({ hasChildren: z.boolean() });
export type Area = z.output<typeof area>;

export const findAreas = endpoint({
  name: 'findAreas',
  ...calls.findAreas,
  ...dictionary,
  summary: 'The areas below one: provinces of a country, cities of a province; countries without `parent`.',
  input: z.object({ parent: wireId.optional() }),
  data: z.object({ parents: z.array(dictionaryEntry), list: z.array(area) }),
  errors: ['NullPointer'],
});

/** A person's public data. */
export const personDetail = z.object({
  userId: wireId,
  nickname: z.string(),
  avatar: z.string().nullable(),
  banner: z.string().nullable(),
  tagline: z.string(),
  bio: z.string(),
  address: z.string(),
  creativeFields: z.array(z.string()),
  education: z.string(),
  industry: z.string(),
  profession: z.string(),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  verification: z.enum(verifications),
  followerCount: z.int(),
  followingCount: z.int(),
});
export type PersonDetail = z.output<typeof personDetail>;

export const getPersonDetail = endpoint({
  name: 'getPersonDetail',
  ...calls.getPersonDetail,
  summary: 'A person as everybody sees them.',
  auth: 'public',
  input: z.object({ userId: wireId }),
  data: personDetail,
  errors: ['NullPointer'],
  limit: looseLimit,
});

/** A person wherever one is named: their picture, their name, and what they are verified as, whose mark stands after the name. */
export const namedPerson = z.object({
  userId: wireId,
  nickname: z.string(),
  avatar: z.string().nullable(),
  verification: z.enum(verifications),
});

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
