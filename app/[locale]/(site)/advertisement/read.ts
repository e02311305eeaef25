import { cache } from 'react';
import { visitorContext } from '@/lib/app/visitor';
import { ratesPageId } from '@/lib/base/content/codes';
import { findRates } from '@/lib/base/content/server/find-data';
import { contentTag } from '@/lib/base/content/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { readContentPage } from '../../read-content';

/** The published rate card: its introduction in a language, its prices and its terms. */
export const readRateCard = cache(async (language: Language) => {
  const { db } = visitorContext(language);
  const [rates, intro] = await Promise.all([
    taggedRead([contentTag(ratesPageId)], () => findRates(db.read)),
    readContentPage(language, ratesPageId),
  ]);
  if (!intro) throw new Error('The rate card came with the product and is not there.');
  return { rates, intro: intro.page, isTranslated: intro.isTranslated };
});
