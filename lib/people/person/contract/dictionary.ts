import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { noInput, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';

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
