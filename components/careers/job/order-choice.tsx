'use client';

import { useTranslations } from 'next-intl';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { jobOrders } from '@/lib/careers/job/codes';
import type { JobFilter } from '@/lib/careers/job/contract';

interface OrderChoiceProps {
  filter: JobFilter;
  onChoose(change: Partial<JobFilter>): void;
}

/** The order of the list; a search has one of its own. */
export function OrderChoice({ filter, onChoose }: OrderChoiceProps) {
  const t = useTranslations('jobList.orders');
  if (filter.text !== '') return <p className="py-2 text-ink-3 text-sm">{t('best')}</p>;
  return (
    <fieldset className="flex gap-2 noscript:hidden">
      <legend className="sr-only">{t('label')}</legend>
      {jobOrders.map((order) => (
        <ChoiceChip key={order} isPressed={filter.orderBy === order} onPress={() => onChoose({ orderBy: order })}>
          {t(order)}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
