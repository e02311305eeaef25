import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { Stamp } from '@/components/ui/stamp';
import { demandPath } from '@/lib/careers/demand/client/addresses';
import type { DemandItem } from '@/lib/careers/demand/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { useBudgetText } from './card-demand-budget';

interface CardDemandItemProps {
  demand: DemandItem;
  /** Its title as displayed, where parts of it are marked. */
  title?: ReactNode;
  /** Below it, such as the state of a proposal. */
  note?: ReactNode;
}

/**
 * A demand as a row of a list: what is asked for, its budget, where and until when, and which company asks. One that takes no
 * proposals says so instead of its last day. Its heading is an h3. Needs the messages `demand`.
 */
export function CardDemandItem({ demand, title, note }: CardDemandItemProps) {
  const t = useTranslations('demand');
  const textLanguage = useTextLanguage();
  const budgetText = useBudgetText();
  const { phase, kind, city, lastDay, company } = demand;
  return (
    <Link href={demandPath(demand.id)} className="group block py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3
          lang={textLanguage(demand.titleLanguage)}
          className="min-w-0 text-lg leading-6 tracking-normal text-pretty wrap-anywhere group-hover:text-ink-2"
        >
          {title ?? demand.title}
        </h3>
        <p className="flex-none font-semibold text-accent tabular-nums">{budgetText(demand)}</p>
      </div>
      <p className="facts mt-1 text-ink-2 text-sm tabular-nums">
        <span>{t(`kind.${kind}`)}</span>
        <span>{city || t('anywhere')}</span>
        {phase === 'open' && (
          <span>{t.rich('until', { date: lastDay, time: (date) => <time dateTime={lastDay}>{date}</time> })}</span>
        )}
      </p>
      <div className="mt-2 flex items-center gap-2 text-ink-3 text-xs">
        <Avatar picture={demand.avatar} size={28} />
        <CardPersonName name={company} verification={demand.verification} />
        {phase !== 'open' && <Stamp className="ml-auto flex-none">{t(`phase.${phase}`)}</Stamp>}
      </div>
      {note && <p className="mt-1.5 text-ink-2 text-sm text-pretty">{note}</p>}
    </Link>
  );
}

/** Placeholder of a row. */
export function CardDemandItemSkeleton() {
  return (
    <div aria-hidden="true" className="py-4">
      <div className="flex justify-between gap-4">
        <div className="skeleton h-5 w-2/5" />
        <div className="skeleton h-5 w-1/4" />
      </div>
      <div className="skeleton mt-2 h-3.5 w-3/5" />
      <div className="mt-2.5 flex items-center gap-2">
        <div className="skeleton size-7 rounded-full!" />
        <div className="skeleton h-3 w-1/4" />
      </div>
    </div>
  );
}
