import { z } from 'zod';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';

/** Whom to ask about a demand; empty for what is not said. */
export const demandContact = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  wechat: z.string(),
});
export type DemandContact = z.output<typeof demandContact>;

/**
 * Whether somebody can see the contact of a public demand: as their own, again, for the first time, not while they are verified as
 * nothing, or not any more.
 */
export type ContactStanding = 'own' | 'seen' | 'open' | 'unverified' | 'closed';

export const seeContact = endpoint({
  name: 'seeContact',
  ...calls.seeContact,
  summary:
    'The contact of a public demand, for verified people and companies; its owner sees who has looked. At most 20 new demands a day.',
  auth: 'user',
  input: z.object({ id: wireId }),
  data: demandContact,
  errors: ['NullPointer', 'IdentityNeeded', 'DemandClosed', 'TooManyRequests'],
  limit: writingLimit({ max: 120, seconds: 3600 }),
});

/** Who has looked at the contact of a demand. */
export const contactView = namedPerson.extend({
  firstAt: z.iso.datetime({ offset: true }),
  lastAt: z.iso.datetime({ offset: true }),
  lookCount: z.int(),
});
export type ContactView = z.output<typeof contactView>;

export const findContactViews = endpoint({
  name: 'findContactViews',
  ...calls.findContactViews,
  summary: 'Who has looked at the contact of an own demand, the latest first.',
  auth: 'user',
  input: pageQuery.extend({ id: wireId }),
  data: pageOf(contactView),
  errors: ['NullPointer'],
  limit: looseLimit,
});
