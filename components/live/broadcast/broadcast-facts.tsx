import { millisecondsInMinute } from 'date-fns/constants';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardActivityTimes } from '@/components/events/activity/card-activity-times';
import type { BroadcastPhase } from '@/lib/live/broadcast/codes';
import type { BroadcastDetail, BroadcastNow } from '@/lib/live/broadcast/contract';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { shortYuan } from '@/lib/platform/shared/format/yuan';

interface FactsProps {
  broadcast: BroadcastDetail;
  now: BroadcastNow;
}

/** Phases in which it is still to be seen as it happens. */
const ahead: readonly BroadcastPhase[] = ['upcoming', 'late', 'live', 'interrupted'];

/** When a broadcast is, or was, what it costs, and what else one should know before it. */
export function BroadcastFacts({ broadcast, now }: FactsProps) {
  const t = useTranslations('broadcastPage.facts');
  const { priceFen, keepsReplay, isParticipatory } = broadcast;
  const isAhead = ahead.includes(now.phase);
  return (
    <section aria-label={t('label')}>
      <dl className="mt-5 border-line border-t *:border-line *:border-b *:py-3.5">
        <When now={now} />
        <Fact name={t('price')}>
          <p className="font-semibold tabular-nums">{priceFen === 0 ? t('free') : shortYuan(priceFen)}</p>
          {priceFen > 0 && isAhead && <p className="text-ink-2 text-sm text-pretty">{t('preview')}</p>}
        </Fact>
        {isAhead && (
          <Fact name={t('replay')}>
            <p>{t(keepsReplay ? 'keeps' : 'keepsNone')}</p>
          </Fact>
        )}
        {isParticipatory && isAhead && (
          <Fact name={t('stage')}>
            <p className="text-pretty">{t('stageText')}</p>
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** As it is planned; of one that is over, as it was. */
function When({ now: { startTime, minutes, liveTime, endTime } }: Pick<FactsProps, 'now'>) {
  const t = useTranslations('broadcastPage.facts');
  const from = liveTime ?? startTime;
  if (endTime) {
    return (
      <Fact name={t('was')}>
        <CardActivityTimes from={from} to={endTime} />
      </Fact>
    );
  }
  return (
    <Fact name={t('when')}>
      <CardActivityTimes from={startTime} to={isoInBeijing(Date.parse(startTime) + minutes * millisecondsInMinute)} />
      <p className="text-ink-3 text-sm">{t('minutes', { minutes })}</p>
    </Fact>
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
