import { useTranslations } from 'next-intl';
import type { TicketType } from '@/lib/events/activity/contract';
import type { SaleState } from '@/lib/events/ticket/codes';
import type { Sale } from '@/lib/events/ticket/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { shortYuan } from '@/lib/platform/shared/format/yuan';

export type TypeSale = Sale['types'][number];

const tones: Record<SaleState, string> = {
  onSale: 'text-ok',
  notStarted: 'text-ink-2',
  paused: 'text-ink-2',
  soldOut: 'text-danger',
  ended: 'text-ink-3',
};

interface TypeFactsProps {
  type: TicketType;
  /** Undefined until it is known, as a cached page does not know it. */
  sale: TypeSale | undefined;
}

/** A ticket type: its name, its price, how many a person may have, and how it sells now. */
export function TypeFacts({ type, sale }: TypeFactsProps) {
  const t = useTranslations('ticket');
  const textLanguage = useTextLanguage();
  return (
    <span className="flex min-w-0 grow items-baseline justify-between gap-4">
      <span className="min-w-0">
        <span lang={textLanguage(type.name.language)} className="block wrap-anywhere">
          {type.name.text}
        </span>
        <span className="facts min-h-4.5 font-normal text-ink-3 text-sm tabular-nums">
          <SaleWord type={type} sale={sale} />
          {type.perPerson > 0 && <span>{t('perPerson', { count: type.perPerson })}</span>}
        </span>
      </span>
      <span className="flex-none font-semibold text-lg tabular-nums">
        {type.priceFen === 0 ? t('free') : shortYuan(type.priceFen)}
      </span>
    </span>
  );
}

function SaleWord({ type, sale }: TypeFactsProps) {
  const t = useTranslations('ticket');
  if (!sale) return null;
  const { state, left } = sale;
  const starts = formatDate(Date.parse(type.saleStartTime), { withTime: true });
  return (
    <span className={tones[state]}>
      {state === 'notStarted' && t('startsAt', { time: starts })}
      {state === 'onSale' && (left === null ? t('states.onSale') : t('left', { count: left }))}
      {state !== 'notStarted' && state !== 'onSale' && t(`states.${state}`)}
    </span>
  );
}
