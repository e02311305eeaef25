import { z } from 'zod';
import { verifications } from '@/lib/base/permission/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { noInput, pageOf, pageQuery, textLanguage, wireId, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { budgetBands, deadlineDays, demandKinds, demandOrders, demandPhases } from '../codes';

const time = z.iso.datetime({ offset: true });

/** A public demand in a list: never its contact. Budgets in yuan, null where they are not said. */
export const demandItem = z.object({
  id: wireId,
  phase: z.enum(demandPhases),
  kind: z.enum(demandKinds),
  title: z.string(),
  titleLanguage: textLanguage,
  budgetFrom: z.int().nullable(),
  budgetTo: z.int().nullable(),
  /** The name of its city; empty where any place will do. */
  city: z.string(),
  /** Its last day for proposals, and when what is asked for is due, YYYY-MM-DD; empty for an open delivery. */
  lastDay: z.string(),
  deliverOn: z.string(),
  /** Null for a customer without an account. */
  companyId: wireId.nullable(),
  company: z.string(),
  /** Media key. */
  avatar: z.string().nullable(),
  verification: z.enum(verifications),
  publishedAt: time,
});
export type DemandItem = z.output<typeof demandItem>;

/** All public data of a demand; the same for all callers, so that its page can be cached. */
export const demandDetail = demandItem.extend({
  /** Plain text in the language of the title. */
  body: z.string(),
  /** Its area in full; empty where any place will do. */
  place: z.string(),
  editedAt: time.nullable(),
});
export type DemandDetail = z.output<typeof demandDetail>;

export const demandCity = z.object({ id: wireId, name: z.string(), demandCount: z.int() });
export type DemandCity = z.output<typeof demandCity>;

const demandFilter = z.object({
  kind: z.enum([...demandKinds, '']).default(''),
  /** A band of the upper limit; `open` for what is to be talked about. */
  budget: z.enum([...budgetBands, '']).default(''),
  /** An id of the area dictionary; a district counts as its city. */
  city: wireText(64).default(''),
  /** Days. */
  within: z.enum([...deadlineDays.map(String), '']).default(''),
  order: z.enum(demandOrders).default('newest'),
});
export type DemandFilter = z.output<typeof demandFilter>;

const open = { auth: 'public', limit: looseLimit } as const;

export const findDemands = endpoint({
  name: 'findDemands',
  ...calls.findDemands,
  ...open,
  summary: 'Public demands that take proposals, by kind, budget, city and the days within which they end.',
  input: pageQuery.extend(demandFilter.shape),
  data: pageOf(demandItem),
});

export const findDemandCities = endpoint({
  name: 'findDemandCities',
  ...calls.findDemandCities,
  ...open,
  summary: 'The cities with most demands that take proposals, most first.',
  input: noInput,
  data: z.array(demandCity),
});

export const findDemandsOfCompany = endpoint({
  name: 'findDemandsOfCompany',
  ...calls.findDemandsOfCompany,
  ...open,
  summary: 'The demands of a company that take proposals, the latest first.',
  input: pageQuery.extend({ userId: wireId }),
  data: pageOf(demandItem),
});

export const getDemand = endpoint({
  name: 'getDemand',
  ...calls.getDemand,
  ...open,
  summary: 'A public demand in the language of the call, or in the other one where it is missing; never its contact.',
  input: z.object({ id: wireId }),
  data: demandDetail,
  errors: ['NullPointer'],
});
