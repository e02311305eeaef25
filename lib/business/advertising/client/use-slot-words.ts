import { useTranslations } from 'next-intl';
import type { Product, Slot } from '../codes';
import { formatYuan } from '../rules/price';
import { weekWords } from '../rules/slot-words';

/** Names of products, weeks, slots and prices; needs `advertising.products` and `advertising.weeks`. */
export function useSlotWords() {
  const t = useTranslations('advertising');
  const productOf = (product: Product) => t(`products.${product}.name`);
  const weekOf = (week: string) => {
    const { key, values } = weekWords(week);
    return t(`weeks.${key}`, values);
  };
  return {
    productOf,
    weekOf,
    slotOf: ({ product, week }: Slot) => t('weeks.slot', { product: productOf(product), week: weekOf(week) }),
    priceOf: (fen: number | null) => (fen === null ? t('weeks.onRequest') : formatYuan(fen)),
  };
}
