import { z } from 'zod';
import { entryModes } from '@/lib/events/contest/codes';
import { wireContestName } from '@/lib/events/contest/contract';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireId, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';

/** What is public of an entry's result: published ones only. */
const results = ['entered', 'shortlisted', 'awarded'] as const;

/** An entry in a public list. In a blind contest nobody is named until its awards are published: `people` is empty then. */
export const entryItem = z.object({
  id: wireId,
  /** Its number in the contest, from 1. */
  number: z.int(),
  title: z.string(),
  titleLanguage: textLanguage,
  /** Media key of its first picture, else of the cover of its work. */
  thumb: z.string().nullable(),
  categoryId: wireId,
  mode: z.enum(entryModes),
  teamName: z.string(),
  /** Who entered it, then the members of the team that confirmed. */
  people: z.array(namedPerson),
  /** Of its work in seconds; 0 where that is not known. */
  duration: z.int(),
  result: z.enum(results),
});
export type EntryItem = z.output<typeof entryItem>;

export const findEntries = endpoint({
  name: 'findEntries',
  ...calls.findEntries,
  summary: 'The entries of a public contest that passed the formal check, by their numbers, once its works are shown.',
  auth: 'public',
  input: pageQuery.extend({
    name: wireContestName,
    /** Empty for all. */
    categoryId: wireText(64).default(''),
    result: z.enum(['', 'shortlisted', 'awarded']).default(''),
  }),
  data: pageOf(entryItem),
  errors: ['NullPointer'],
  limit: looseLimit,
});

/** An entry with all that is public of it. */
export const entryDetail = entryItem.extend({
  /** The name of its contest. */
  contestName: z.string(),
  contestTitle: z.string(),
  categoryName: z.string(),
  intro: z.string(),
  introLanguage: textLanguage,
  /** Media keys. */
  pictures: z.array(z.string()),
  /** Its work, which can be watched at `/video/detail/{id}`; null while nobody is named, or where it is not public. */
  workId: wireId.nullable(),
});
export type EntryDetail = z.output<typeof entryDetail>;

export const getEntry = endpoint({
  name: 'getEntry',
  ...calls.getEntry,
  summary: 'A public entry of a contest.',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: entryDetail,
  errors: ['NullPointer'],
  limit: looseLimit,
});
