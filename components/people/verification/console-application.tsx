'use client';

import { useTranslations } from 'next-intl';
import { ConsolePage, ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { useReviewed } from '@/components/base/staff/card-review-page';
import { getApplication } from '@/lib/people/verification/client/console';
import type { ApplicationForReview, ApplicationRow } from '@/lib/people/verification/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { ApplicationDecision } from './console-decision';
import { Papers } from './console-papers';
import { ApplicationState, Due } from './console-state';

interface ApplicationConsoleProps {
  application: ApplicationForReview;
  now: number;
}

/** One application in the console: masked until its papers are opened, and the decision. */
export function ApplicationConsole({ application: first, now }: ApplicationConsoleProps) {
  const t = useTranslations('verificationConsole');
  const { thing: application, isGone } = useReviewed(getApplication, first);
  return (
    <ConsolePage
      title={application.name}
      back={{ href: '/staff/verifications', label: t('title') }}
      actions={!isGone && <ApplicationState state={application.state} />}
    >
      {isGone ? (
        <p className="text-ink-2">{t('gone')}</p>
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            <ApplicationFacts {...{ application, now }} />
            <Papers application={application} />
            {application.before.length > 0 && <Before applications={application.before} />}
          </div>
          <ApplicationDecision key={application.revision} application={application} />
        </div>
      )}
    </ConsolePage>
  );
}

const timeOf = (time: string | null) => time && formatDate(Date.parse(time), { withTime: true });

function ApplicationFacts({ application, now }: { application: ApplicationRow; now: number }) {
  const t = useTranslations('verificationConsole');
  const { kind, paper, personId, nickname, refusal, reason } = application;
  return (
    <ConsoleSection title={t('facts')}>
      <Facts
        facts={[
          { label: t('kind'), value: t(`kinds.${kind}`) },
          { label: t('paper'), value: t(`papers.${paper ?? 'creditCode'}`) },
          { label: t('number'), value: application.numberEnd },
          { label: t('validUntil'), value: application.validUntil ?? t('withoutEnd') },
          {
            label: t('person'),
            value: (
              <Link
                href={`/otherPeople?userId=${encodeURIComponent(personId)}`}
                className="underline underline-offset-4"
              >
                {nickname}
              </Link>
            ),
          },
          { label: t('submittedAt'), value: timeOf(application.submittedAt) },
          { label: t('dueAt'), value: <Due {...{ application, now }} /> },
          { label: t('decidedAt'), value: timeOf(application.decidedAt) },
          { label: t('decidedBy'), value: application.decidedBy },
          {
            label: t('reason'),
            value: refusal && (
              <span className="whitespace-pre-wrap">
                {[t(`refusals.${refusal}`), reason].filter(Boolean).join('\n')}
              </span>
            ),
          },
        ]}
      />
    </ConsoleSection>
  );
}

function Before({ applications }: { applications: readonly ApplicationRow[] }) {
  const t = useTranslations('verificationConsole');
  return (
    <ConsoleSection title={t('before')}>
      <ul className="border-line border-t">
        {applications.map(({ id, state, name, submittedAt }) => (
          <li key={id} className="border-line border-b">
            <Link
              href={`/staff/verifications/${encodeURIComponent(id)}`}
              className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm hover:bg-sunk"
            >
              <time dateTime={submittedAt} className="tabular-nums">
                {timeOf(submittedAt)}
              </time>
              <span className="min-w-0 flex-1">{name}</span>
              <ApplicationState state={state} />
            </Link>
          </li>
        ))}
      </ul>
    </ConsoleSection>
  );
}
