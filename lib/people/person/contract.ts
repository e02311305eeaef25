import { z } from 'zod';
import { roles, verifications } from '@/lib/base/permission/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { linkTo } from '@/lib/platform/shared/link';
import { noInput, wireFlag, wireId, wireText, writtenText } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { pictureLimits, profileLimits } from './codes';
import { isNicknameLong, isNicknamePlain } from './rules/nickname';

export * from './codes';
export * from './contract/dictionary';
export * from './contract/people';

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
