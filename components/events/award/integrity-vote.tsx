import { useTranslations } from 'next-intl';
import type { ContestIntegrity } from '@/lib/events/award/contract';
import { voidReasons } from '@/lib/events/vote/codes';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { FactLine, FactList, IntegritySection } from './integrity-section';

/** How many votes were cast, are counted, and were taken out and why. Nothing for a contest without a vote. */
export function IntegrityVote({ vote, phases: { voteFreezeTime } }: Pick<ContestIntegrity, 'vote' | 'phases'>) {
  const t = useTranslations('integrity.vote');
  if (!vote) return null;
  const reasonOf = (reason: string) => {
    const known = voidReasons.find((one) => one === reason);
    return known ? t(`reason.${known}`) : reason;
  };
  return (
    <IntegritySection title={t('title')} proof={t('proof')}>
      <FactList>
        <FactLine name={t('cast')}>{t('count', { count: vote.cast })}</FactLine>
        <FactLine name={t('counted')}>{t('count', { count: vote.counted })}</FactLine>
        {vote.discarded.map(({ reason, count }) => (
          <FactLine key={reason} name={t('discarded', { reason: reasonOf(reason) })}>
            {t('count', { count })}
          </FactLine>
        ))}
      </FactList>
      {voteFreezeTime && (
        <p className="mt-3 text-ink-2 text-sm text-pretty">
          {t(vote.isFrozen ? 'frozen' : 'freeze', { date: formatDate(Date.parse(voteFreezeTime), { withTime: true }) })}
        </p>
      )}
    </IntegritySection>
  );
}
