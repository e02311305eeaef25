import { z } from 'zod';
import { page, pairs } from './values';

/** The services of `lib/business/lead/codes.ts`, which the platform may not import; a test in lib/app compares them. */
export const services = ['resources', 'activities', 'competitions', 'advertising', 'sales', 'industry'] as const;

/** The company and its business pages. */
export const businessValues = {
  COMPANY_NAME: z.string().optional(),
  ICP_NUMBER: z.string().optional(),
  POLICE_NUMBER: z.string().optional(),
  BUSINESS_HOTLINE: z
    .string()
    .regex(/^\+?[\d ()-]{5,30}$/, 'must be a telephone number such as +86 21 0000 0000')
    .optional(),
  BUSINESS_EMAIL: z.email('must be an e-mail address').optional(),
  TEAM_EMAIL: z.email('must be an e-mail address').optional(),
  BUSINESS_FORMS: pairs.pipe(
    z.partialRecord(z.enum(services), page, 'must be like sales=https://forms.example.org/a,industry=https://…'),
  ),
  CUSTOMER_CHAT_URL: page.optional(),
  CONTACT_PAGE_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of a content page')
    .default('3209'),
  REQUESTS_PER_DAY: z.coerce.number().int().min(1).default(500),
};
