'use client';

import { useTranslations } from 'next-intl';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { type Column, ConsoleTable } from '@/components/base/staff/card-table';
import { listReportCases } from '@/lib/base/moderation/client/console';
import { caseStates, reportKinds, reportReasons } from '@/lib/base/moderation/codes';
import type { ReportCase } from '@/lib/base/moderation/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { ReportState } from './console-report-state';

/** Reported things, one row each, with any number of reports. */
export function ReportsConsole() {
  const t = useTranslations('moderationConsole.reports');
  const words = useTranslations('moderation');
  const nameOf = useSubjectName();
  return (
    <ConsolePage title={t('title')}>
      <ConsoleTable
        name="reports"
        label={t('title')}
        endpoint={listReportCases}
        columns={useColumns()}
        filters={[
          { name: 'state', label: t('state'), options: optionsOf(caseStates, (one) => t(`states.${one}`)) },
          { name: 'kind', label: t('kind'), options: optionsOf(reportKinds, (one) => words(`kinds.${one}`)) },
          {
            name: 'reason',
            label: t('reasons'),
            options: optionsOf(reportReasons, (one) => words(`reasons.${one}.name`)),
          },
        ]}
        search={t('search')}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/staff/reports/${id}`}
        rowLabel={({ subject }) => `${words(`kinds.${subject.kind}`)}: ${nameOf(subject).slice(0, 60)}`}
        sort={{ first: 'reportedAt', order: 'desc' }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<ReportCase>[] {
  const t = useTranslations('moderationConsole.reports');
  const words = useTranslations('moderation');
  const nameOf = useSubjectName();
  const langOf = useTextLanguage();
  const kindOf = ({ subject }: ReportCase) => words(`kinds.${subject.kind}`);
  const reasonsOf = ({ reasons }: ReportCase) =>
    reasons.map((reason) => words(`reasons.${reason}.name`)).join(t('comma'));
  return [
    {
      key: 'subject',
      title: t('subject'),
      phone: 'title',
      textWidth: 'long',
      cell: ({ subject }) => (
        <span lang={subject.language ? langOf(subject.language) : undefined} className="line-clamp-2 wrap-anywhere">
          {nameOf(subject)}
        </span>
      ),
      text: ({ subject }) => nameOf(subject),
    },
    { key: 'kind', title: t('kind'), textWidth: 'short', cell: kindOf, text: kindOf },
    {
      key: 'count',
      title: t('count'),
      sort: 'reportCount',
      cell: ({ reportCount }) => <span className="tabular-nums">{reportCount}</span>,
      text: ({ reportCount }) => reportCount,
    },
    { key: 'reasons', title: t('reasons'), textWidth: 'long', cell: reasonsOf, text: reasonsOf },
    {
      key: 'state',
      title: t('state'),
      cell: ({ state }) => <ReportState state={state} />,
      text: ({ state }) => t(`states.${state}`),
    },
    {
      key: 'reportedAt',
      title: t('reportedAt'),
      sort: 'reportedAt',
      cell: ({ reportedAt }) => (
        <time dateTime={reportedAt}>{formatDate(Date.parse(reportedAt), { withTime: true })}</time>
      ),
      text: ({ reportedAt }) => reportedAt,
    },
  ];
}

/** The name of a thing, or that it does not exist any more. */
export function useSubjectName(): (subject: ReportCase['subject']) => string {
  const t = useTranslations('moderationConsole.reports');
  return ({ text, id }) => text || t('nothingLeft', { id });
}

function optionsOf<Value extends string>(values: readonly Value[], words: (value: Value) => string) {
  return values.map((value) => ({ value, label: words(value) }));
}
