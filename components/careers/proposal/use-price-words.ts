import { useLocale, useTranslations } from 'next-intl';

/** What a proposal asks for, in words: its price and its time. */
export function usePriceWords() {
  const t = useTranslations('proposal');
  const locale = useLocale();
  return ({ priceYuan, days }: { priceYuan: number; days: number }) =>
    t('price', { price: `¥${priceYuan.toLocaleString(locale)}`, days });
}
