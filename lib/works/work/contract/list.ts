import { z } from 'zod';
import { verifications } from '@/lib/base/permission/contract';
import { nameText } from '@/lib/base/search/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';

/** A work in a list (specification section 3). `thumb` is a bare media key, `duration` is in seconds. */
export const videoItem = z.object({
  videoId: wireId,
  thumb: z.string().nullable(),
  duration: z.int(),
  title: z.string(),
  titleLanguage: textLanguage,
  /** The name that the people-centre entrance shows instead of the title. */
  name: z.string(),
  nickName: z.string(),
  /** What its creator is verified as. */
  verification: z.enum(verifications),
  viewCount: z.int(),
});
export type VideoItem = z.output<typeof videoItem>;

export const findVideosOfPerson = endpoint({
  name: 'findVideosOfPerson',
  ...calls.findVideosOfPerson,
  summary: 'The works of a person that passed review, the latest first; with a text, those that have it in a title.',
  auth: 'public',
  input: pageQuery.extend({ userId: wireId, text: nameText }),
  data: pageOf(videoItem),
  limit: looseLimit,
});
