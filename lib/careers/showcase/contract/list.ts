import { z } from 'zod';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireId } from '@/lib/platform/shared/wire';
import { videoDetail, videoItem } from '@/lib/works/work/contract';
import * as calls from '../calls';

/** A public case in a list. */
export const caseItem = z.object({
  id: wireId,
  title: z.string(),
  titleLanguage: textLanguage,
  /** Media key of the cover of its first public work. */
  thumb: z.string().nullable(),
  companyName: z.string(),
  /** The company's account; null where it has none. */
  company: namedPerson.nullable(),
  /** Who made it. */
  creator: namedPerson,
  /** When both had agreed for the first time. */
  publishedAt: z.iso.datetime({ offset: true }),
});
export type CaseItem = z.output<typeof caseItem>;

/** A work of a case with the people who confirmed that they had a part in it. */
export const caseWork = videoItem.extend({ credits: videoDetail.shape.credits });
export type CaseWork = z.output<typeof caseWork>;

/** A case with all that is public of it. */
export const caseDetail = caseItem.extend({
  text: z.string(),
  textLanguage,
  /** Those that are public still. */
  works: z.array(caseWork),
  editedAt: z.iso.datetime({ offset: true }),
});
export type CaseDetail = z.output<typeof caseDetail>;

export const findCases = endpoint({
  name: 'findCases',
  ...calls.findCases,
  summary: 'Finished projects that both sides show, the latest first.',
  auth: 'public',
  input: pageQuery,
  data: pageOf(caseItem),
  limit: looseLimit,
});

export const getCase = endpoint({
  name: 'getCase',
  ...calls.getCase,
  summary: 'A finished project with its works and their credits.',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: caseDetail,
  errors: ['NullPointer'],
  limit: looseLimit,
});
