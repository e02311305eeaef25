'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ContestIntegrity } from '@/lib/events/award/contract';
import { voteTotalsQuery } from '@/lib/events/vote/client/totals';
import { voidReasons } from '@/lib/events/vote/codes';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { FactLine, FactList, IntegritySection } from './integrity-section';

type Facts = Pick<ContestIntegrity, 'contest' | 'phases' | 'vote'>;

/** How many votes were cast, are counted, and were taken out and why. Nothing for a contest without a vote. */
export function IntegrityVote({ contest, phases, vote }: Facts) {
  return vote && <Votes {...{ contest, phases, vote }} />;
}

/** The numbers of the page are those of when it was made; until the awards are published, those of now take their place. */
function Votes({ contest, phases, vote }: Facts & { vote: NonNullable<Facts['vote']> }) {
  const t = useTranslations('integrity.vote');
  const { data } = useQuery({ ...voteTotalsQuery(contest.name), enabled: phases.decidedTime === null });
  const { cast, counted, discarded, isFrozen } = data ?? vote;
  const reasonOf = (reason: string) => {
    const known = voidReasons.find((one) => one === reason);
    return known ? t(`reason.${known}`) : reason;
  };
  return (
    <IntegritySection title={t('title')} proof={t('proof')}>
      <FactList>
        <FactLine name={t('cast')}>{t('count', { count: cast })}</FactLine>
        <FactLine name={t('counted')}>{t('count', { count: counted })}</FactLine>
        {discarded.map(({ reason, count }) => (
          <FactLine key={reason} name={t('discarded', { reason: reasonOf(reason) })}>
            {t('count', { count })}
          </FactLine>
        ))}
      </FactList>
      {phases.voteFreezeTime && (
        <p className="mt-3 text-ink-2 text-sm text-pretty">
          {t(isFrozen ? 'frozen' : 'freeze', {
            date: formatDate(Date.parse(phases.voteFreezeTime), { withTime: true }),
          })}
        </p>
      )}
    </IntegritySection>
  );
}
