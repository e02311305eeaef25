'use client';

import { useTranslations } from 'next-intl';
import { DownloadButton } from '@/components/ui/download-button';
import { exportStanding } from '@/lib/events/judging/client/desk-rounds';
import type { Round } from '@/lib/events/judging/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { RoundFacts } from './desk-facts';
import { JudgeRows } from './desk-judges';
import { DeskSection } from './desk-section';
import { Standing } from './desk-standing';

/** A round that is closed: its standing, and by what and by whom it was judged. */
export function ClosedRound({ round }: { round: Round }) {
  const t = useTranslations('judgingDesk');
  const { closedTime, entryCount, goOn } = round;
  return (
    <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="min-w-0">
        <DeskSection id="standing" title={t('sections.standing')}>
          <p className="facts -mt-1 mb-2 text-ink-2 text-sm tabular-nums">
            {closedTime !== null && (
              <span>
                {t('standing.facts', {
                  time: formatDate(Date.parse(closedTime), { withTime: true }),
                  count: entryCount,
                })}
              </span>
            )}
            {goOn > 0 && <span>{t('standing.goOn', { count: goOn })}</span>}
          </p>
          <DownloadButton
            call={exportStanding}
            input={{ roundId: round.id }}
            words={{ save: t('standing.export'), saving: t('standing.exporting') }}
            className="mb-2"
          />
          <Standing round={round} />
        </DeskSection>
      </div>
      <div className="min-w-0 max-lg:border-line max-lg:border-t">
        <DeskSection id="panel" title={t('sections.panel')}>
          <JudgeRows round={round} />
        </DeskSection>
        <DeskSection id="rules" title={t('sections.rules')}>
          <RoundFacts round={round} />
        </DeskSection>
      </div>
    </div>
  );
}
