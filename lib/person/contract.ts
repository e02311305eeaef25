import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { noInput, wireId } from '@/lib/platform/shared/wire';

/** Gender codes (specification section 3). */
export const gender = { secret: 0, male: 1, female: 2 } as const;
export type Gender = (typeof gender)[keyof typeof gender];

/** User info of the caller (specification section 3, 'User profile'), kept whole in client state as `peopleMessage`. */
export const userInfo = z.object({
  userId: wireId,
  nickname: z.string(),
  avatar: z.string().nullable(),
  gender: z.literal([0, 1, 2]),
  birthday: z.iso.date().nullable(),
  address: z.string(),
  bio: z.string(),
  tagline: z.string(),
  creativeFields: z.array(z.string()).max(3),
  education: z.string(),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type UserInfo = z.output<typeof userInfo>;

export const getUserInfo = endpoint({
  name: 'getUserInfo',
  summary: "The caller's own profile.",
  method: 'GET',
  path: '/api/customer/info/get',
  auth: 'user',
  input: noInput,
  data: userInfo,
  limit: looseLimit,
  background: true,
});

export const getBaseInfo = endpoint({
  name: 'getBaseInfo',
  summary: "The caller's avatar, for the header.",
  method: 'GET',
  path: '/api/u/base/get',
  auth: 'user',
  input: noInput,
  data: z.object({ avatar: z.string().nullable() }),
  limit: looseLimit,
  background: true,
});
