'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { Facts } from '@/components/base/staff/card-parts';
import { TextAreaField } from '@/components/ui/text-area-field';
import { decideOnReports, getReportCase, listReportCases } from '@/lib/base/moderation/client/console';
import { reportLimits } from '@/lib/base/moderation/codes';
import type { ReportCaseDetail } from '@/lib/base/moderation/contract';
import { call } from '@/lib/platform/client/call';
import { countCharacters } from '@/lib/platform/shared/characters';
import { formatDate } from '@/lib/platform/shared/format/beijing';

/** The decision on all reports of a thing: the form, or the decision made. */
export function ReportDecision({ reported }: { reported: ReportCaseDetail }) {
  const t = useTranslations('moderationConsole.reports');
  return (
    <section aria-labelledby="decision" className="max-lg:mt-8 lg:sticky lg:top-7">
      <h2 id="decision" className="mb-3 scroll-mt-20 text-base">
        {t('decision')}
      </h2>
      {reported.state === 'open' ? (
        <Decide id={reported.id} />
      ) : (
        <Facts
          facts={[
            { label: t('state'), value: t(`states.${reported.state}`) },
            { label: t('decidedBy'), value: reported.decidedBy },
            {
              label: t('decidedAt'),
              value: reported.decidedAt && formatDate(Date.parse(reported.decidedAt), { withTime: true }),
            },
            { label: t('note'), value: reported.note && <span className="whitespace-pre-wrap">{reported.note}</span> },
          ]}
        />
      )}
    </section>
  );
}

function Decide({ id }: { id: string }) {
  const t = useTranslations('moderationConsole.reports');
  const [note, setNote] = useState('');
  const { isActing, act } = useAct();
  const left = reportLimits.note - countCharacters(note.trim());
  const decide = (state: 'founded' | 'unfounded') =>
    act({
      work: () => call(decideOnReports, { id, state, note }, { quiet: true }),
      done: t(`decided.${state}`),
      gone: t('gone'),
      renews: [getReportCase, listReportCases],
    });
  const button = (state: 'founded' | 'unfounded', tone: 'danger' | 'line') => (
    <button
      type="button"
      aria-disabled={isActing || left < 0}
      onClick={() => left >= 0 && decide(state)}
      className={consoleButton(tone)}
    >
      {t(`decide.${state}`)}
    </button>
  );
  return (
    <>
      <TextAreaField
        label={t('note')}
        hint={t('noteHint')}
        rows={3}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        counter={left < 0 && t('tooMany', { count: -left })}
        isOver={left < 0}
      />
      <p className="flex flex-wrap gap-2 pt-2">
        {button('founded', 'danger')}
        {button('unfounded', 'line')}
      </p>
      <p className="mt-3 text-sm text-ink-3 text-pretty">{t('decisionHint')}</p>
    </>
  );
}
