import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DemandDetail } from '@/lib/careers/demand/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { useBudgetText } from './card-demand-budget';

/** What a demand pays, where and when: its budget, its place, its last day for proposals, its delivery. */
export function DemandFacts({ demand }: { demand: DemandDetail }) {
  const t = useTranslations('demandPage.facts');
  const anywhere = useTranslations('demand')('anywhere');
  const budgetText = useBudgetText();
  const { place, lastDay, deliverOn, publishedAt } = demand;
  return (
    <section aria-label={t('label')}>
      <dl className="border-line border-t tabular-nums *:border-line *:border-b *:py-3.5">
        <Fact name={t('budget')}>
          <p className="font-semibold text-accent text-lg">{budgetText(demand)}</p>
        </Fact>
        <Fact name={t('place')}>{place || anywhere}</Fact>
        <Fact name={t('lastDay')}>
          <time dateTime={lastDay}>{lastDay}</time>
          <p className="text-ink-3 text-sm">{t('lastDayText')}</p>
        </Fact>
        <Fact name={t('deliverOn')}>
          {deliverOn === '' ? t('openDelivery') : <time dateTime={deliverOn}>{deliverOn}</time>}
        </Fact>
        <Fact name={t('published')}>
          <time dateTime={publishedAt}>{formatDate(Date.parse(publishedAt))}</time>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-ink-3 text-sm leading-6">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
