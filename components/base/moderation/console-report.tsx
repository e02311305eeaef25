'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage, ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { getReportCase } from '@/lib/base/moderation/client/console';
import type { ReportCaseDetail } from '@/lib/base/moderation/contract';
import { call } from '@/lib/platform/client/call';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { ReportDecision } from './console-report-decision';
import { ReportState } from './console-report-state';
import { ReportTexts } from './console-report-texts';
import { useSubjectName } from './console-reports';

/** How many characters of a long text the page's title shows; the full text is below. */
const mostInTitle = 60;

interface ReportConsoleProps {
  reported: ReportCaseDetail;
  /** Whether the person may open the console's page of the thing. */
  mayOpenThing: boolean;
  /** How to remove the thing for good from here, if the console has no page for it and while it is visible. */
  removal?: ReactNode;
  /** How to take it down and restore it from here, whether it is visible or not. */
  takeDown?: ReactNode;
}

/** A reported thing: what it is, all reports, and the decision. */
export function ReportConsole({ reported: first, ...thing }: ReportConsoleProps) {
  const t = useTranslations('moderationConsole.reports');
  const { data: reported } = useQuery({
    queryKey: [getReportCase.path, first.id],
    queryFn: ({ signal }) => call(getReportCase, { id: first.id }, { signal, quiet: true }),
    initialData: first,
  });
  const nameOf = useSubjectName();
  return (
    <ConsolePage
      title={truncate(nameOf(reported.subject), mostInTitle)}
      back={{ href: '/staff/reports', label: t('title') }}
      actions={<ReportState state={reported.state} />}
    >
      <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <ReportedThing reported={reported} {...thing} />
          <ReportTexts reports={reported.reports} count={reported.reportCount} />
          <OtherCases others={reported.others} />
        </div>
        <ReportDecision reported={reported} />
      </div>
    </ConsolePage>
  );
}

function ReportedThing({ reported, mayOpenThing, removal, takeDown }: ReportConsoleProps) {
  const { subject, reasons, reportCount, reportedAt } = reported;
  const t = useTranslations('moderationConsole.reports');
  const words = useTranslations('moderation');
  const name = useSubjectName()(subject);
  const langOf = useTextLanguage();
  const [shown, acted] = [subject.isPublic ? subject.path : null, mayOpenThing ? subject.staffPath : null];
  return (
    <>
      {truncate(name, mostInTitle) !== name && (
        <p
          lang={subject.language ? langOf(subject.language) : undefined}
          className="mb-4 max-w-170 whitespace-pre-wrap text-lg wrap-anywhere"
        >
          {name}
        </p>
      )}
      <Facts
        facts={[
          { label: t('kind'), value: words(`kinds.${subject.kind}`) },
          { label: t('author'), value: subject.author },
          { label: t('isPublic'), value: subject.isPublic ? t('public') : t('hidden') },
          { label: t('count'), value: reportCount },
          { label: t('reasons'), value: reasons.map((one) => words(`reasons.${one}.name`)).join(t('comma')) },
          { label: t('reportedAt'), value: formatDate(Date.parse(reportedAt), { withTime: true }) },
          { label: t('id'), value: subject.id },
        ]}
      />
      {(shown || acted || takeDown) && (
        <p className="mt-3 flex flex-wrap gap-2">
          {acted && (
            <Link href={acted} className={consoleButton(removal ? 'line' : 'ink')}>
              {subject.kind === 'comment' ? t('openWorkConsole') : t('openConsole')}
            </Link>
          )}
          {shown && (
            <Link href={shown} className={consoleButton()}>
              {t('openPublic')}
            </Link>
          )}
          {shown && removal}
          {takeDown}
        </p>
      )}
    </>
  );
}

/** Earlier decisions, or that it has been reported again since. */
function OtherCases({ others }: Pick<ReportCaseDetail, 'others'>) {
  const t = useTranslations('moderationConsole.reports');
  if (others.length === 0) return null;
  return (
    <ConsoleSection title={t('others')}>
      <ul className="border-line border-t text-sm">
        {others.map(({ id, state, reportedAt, note }) => (
          <li key={id} className="border-line border-b py-2">
            <Link
              href={`/staff/reports/${id}`}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-3 underline underline-offset-4 pointer-fine:min-h-0"
            >
              <time dateTime={reportedAt}>{formatDate(Date.parse(reportedAt), { withTime: true })}</time>
              <ReportState state={state} />
            </Link>
            {note && <p className="whitespace-pre-wrap text-ink-2 wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ul>
    </ConsoleSection>
  );
}
