import { cache } from 'react';
import { contactFormPageId } from '@/lib/content/contract';
import { getContentPage } from '@/lib/content/server/get-content-page';
import { contentTag } from '@/lib/content/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Language } from '@/lib/platform/shared/language';
import { visitorContext } from './visitor';

/**
 * What staff have written for /contact; null where they have published nothing, since its form must be there all the
 * same. Tagged in either case, and read once for a rendering.
 */
export const readContactPage = cache((language: Language) =>
  taggedRead([contentTag(contactFormPageId)], () =>
    getContentPage(visitorContext(language), { id: contactFormPageId }).catch(nothing),
  ),
);

function nothing(error: unknown): null {
  if (error instanceof CodedError && error.code === 'NullPointer') return null;
  throw error;
}
