import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { textLanguage, wireId, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { topicLimits } from '../codes';

/** An art school of the directory, with its channel if it has one. */
const artSchoolItem = z.object({
  id: wireId,
  /** In the language of the request, and in the other one. */
  name: z.string(),
  otherName: z.string(),
  otherLanguage: textLanguage,
  /** The syllables of its Chinese name, and the letter that this begins with, A to Z. */
  pinyin: z.string(),
  letter: z.string(),
  /** Code of its province (GB/T 2260), and what that is called. */
  province: z.string(),
  provinceName: z.string(),
  city: z.string(),
  /** Its own site; empty for none. */
  url: z.string(),
  channel: z.object({ id: wireId, thumb: z.string().nullable(), videoCount: z.int() }).nullable(),
});
export type ArtSchoolItem = z.output<typeof artSchoolItem>;

/** Which schools are asked for; what is empty does not narrow them. */
const artSchoolQuery = z.object({
  province: wireText(6).default(''),
  letter: z
    .string()
    .regex(/^[A-Z]?$/)
    .default(''),
  text: wireText(topicLimits.schoolSearch).default(''),
});
export type ArtSchoolQuery = z.output<typeof artSchoolQuery>;

export const findArtSchools = endpoint({
  name: 'findArtSchools',
  ...calls.findArtSchools,
  summary: 'Art schools of China by province, letter and name, in the order of their names in pinyin.',
  auth: 'public',
  input: artSchoolQuery,
  data: z.array(artSchoolItem),
  limit: looseLimit,
});
