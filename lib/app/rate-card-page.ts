import { ratesPageId } from '@/lib/content/codes';
import { findRates } from '@/lib/content/server/find-data';
import { getContentPage } from '@/lib/content/server/get-content-page';
import { contentTag } from '@/lib/content/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { visitorContext } from './visitor';

/** The rate card as it is published: its introduction in a language, and its prices and terms. */
export async function readRateCard(language: Language) {
  const context = visitorContext(language);
  const tags = [contentTag(ratesPageId)];
  const [rates, intro] = await Promise.all([
    taggedRead(tags, () => findRates(context.db.read)),
    taggedRead(tags, () => getContentPage(context, { id: ratesPageId })),
  ]);
  return { rates, intro };
}
