import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { textLanguage, wireId } from '@/lib/platform/shared/wire';

/** The content page that /contact-us shows, unless configured otherwise (specification section 7). */
export const contactPageId = '3209';

/** The content pages that /Agreement shows; every site has them from its first start. */
export const agreementPageId = 'agreement';
export const privacyPageId = 'privacy';

/** A content page (specification section 3): `body` is sanitised HTML. */
export const contentPage = z.object({
  id: wireId,
  title: z.string(),
  body: z.string(),
  language: textLanguage,
  /** ISO 8601 with zone. */
  updatedAt: z.iso.datetime({ offset: true }),
});
export type ContentPage = z.output<typeof contentPage>;

export const getContentPage = endpoint({
  name: 'getContentPage',
  summary: 'A content page in the language asked for, in the other one when it has no translation.',
  method: 'GET',
  path: '/api/common/page',
  auth: 'public',
  input: z.object({ id: wireId }),
  data: contentPage,
  errors: ['NullPointer'],
  limit: looseLimit,
});
