import type { useTranslations } from 'next-intl';
import type { RateItem } from '@/lib/business/advertising/codes';

/** The messages `advertising`. */
export type RateTranslator = ReturnType<typeof useTranslations<'advertising'>>;

/** Name, place and unit of an item of the rate card. */
export function rateWords(t: RateTranslator, item: RateItem): { name: string; place: string; unit: string } {
  const words = item === 'writing' ? ('rates.writing' as const) : (`products.${item}` as const);
  return { name: t(`${words}.name`), place: t(`${words}.place`), unit: t(`${words}.unit`) };
}
