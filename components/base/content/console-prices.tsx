'use client';

import { useTranslations } from 'next-intl';
import { ConsoleSection } from '@/components/base/staff/card-parts';
import { TextField } from '@/components/ui/text-field';
import type { PageSaver, PageState } from '@/lib/base/content/client/use-draft';
import { useProblemText } from './console-problems';

/** Something that has a price on the rate card, and its name. */
export interface PricedItem {
  item: string;
  name: string;
}

interface PriceFieldsProps {
  saver: PageSaver;
  state: PageState;
  items: readonly PricedItem[];
}

/** The prices of the rate card, in yuan as typed. */
export function PriceFields({ saver, state, items }: PriceFieldsProps) {
  const t = useTranslations('contentConsole.data');
  const problemAt = useProblemText(state.rules);
  const { prices } = state.typed.data;
  const edit = (item: string, price: string) => {
    const { data } = saver.get().typed;
    saver.change({ data: { ...data, prices: { ...data.prices, [item]: price } } });
  };
  return (
    <ConsoleSection title={t('prices')}>
      <p className="mb-3 text-ink-3 text-sm">{t('pricesHint')}</p>
      <div className="grid gap-x-8 md:grid-cols-2">
        {items.map(({ item, name }) => (
          <TextField
            key={item}
            label={t('price', { name })}
            value={prices[item] ?? ''}
            onChange={({ target }) => edit(item, target.value)}
            error={problemAt(`data.prices.${item}`)}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
    </ConsoleSection>
  );
}
