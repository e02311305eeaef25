'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ConsolePage, ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { getApplication } from '@/lib/people/verification/client/console';
import type { getApplication as contract } from '@/lib/people/verification/contract';
import { call } from '@/lib/platform/client/call';
import { Link } from '@/lib/platform/i18n/link';
import type { DataOf } from '@/lib/platform/shared/endpoint';
import { formatDate, lastDayBefore } from '@/lib/platform/shared/format/beijing';
import { VerificationDecision } from './console-decision';
import { OpenedPapers } from './console-papers';
import { ApplicationStateBadge } from './console-state';

type ReviewedApplication = DataOf<typeof contract>;

/** One application in the console: what is known without looking at papers, the papers, and the decision. */
export function VerificationConsole({ application: first }: { application: ReviewedApplication }) {
  const t = useTranslations('verificationConsole');
  const { id } = first;
  const { data: application } = useQuery({
    queryKey: [getApplication.path, id],
    queryFn: ({ signal }) => call(getApplication, { id }, { signal, quiet: true }),
    initialData: first,
  });
  return (
    <ConsolePage
      title={t('titleOf', { name: application.nickname, kind: t(`kinds.${application.kind}`) })}
      back={{ href: '/staff/verifications', label: t('title') }}
      actions={<ApplicationStateBadge state={application.state} />}
    >
      <div className="grid grid-cols-1 items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          {application.isTaken && <p className="mb-4 text-danger text-sm text-pretty">{t('taken')}</p>}
          <ApplicationFacts application={application} />
          {application.name !== '' && <OpenedPapers id={id} hasPictures={application.hasPictures} />}
          {application.before.length > 0 && <Before application={application} />}
        </div>
        <div className="max-lg:mt-8 lg:sticky lg:top-7">
          {application.state === 'pending' && <VerificationDecision application={application} />}
        </div>
      </div>
    </ConsolePage>
  );
}

const time = (text: string | null) => text && formatDate(Date.parse(text), { withTime: true });

function ApplicationFacts({ application }: { application: ReviewedApplication }) {
  const t = useTranslations('verificationConsole');
  const { personId, nickname, name, numberEnd, paper, refusal } = application;
  return (
    <Facts
      facts={[
        {
          label: t('account'),
          value: (
            <Link href={`/otherPeople?userId=${encodeURIComponent(personId)}`} className="underline underline-offset-4">
              {nickname}
            </Link>
          ),
        },
        { label: t('name'), value: name },
        { label: t('paper'), value: paper && t(`papers.${paper}`) },
        { label: t('numberEnd'), value: numberEnd },
        { label: t('validUntil'), value: application.validUntil ?? t('noEnd') },
        { label: t('submittedAt'), value: time(application.submittedAt) },
        {
          label: t('due'),
          value: application.state === 'pending' ? lastDayBefore(Date.parse(application.dueAt)) : null,
        },
        { label: t('decidedAt'), value: time(application.decidedAt) },
        { label: t('decidedBy'), value: application.decidedBy },
        { label: t('refusal'), value: refusal && t(`refusals.${refusal}`) },
        { label: t('reason'), value: application.reason },
      ]}
    />
  );
}

function Before({ application }: { application: ReviewedApplication }) {
  const t = useTranslations('verificationConsole');
  return (
    <ConsoleSection title={t('before')}>
      <ul className="border-line border-t text-sm">
        {application.before.map(({ id, state, submittedAt }) => (
          <li key={id} className="flex items-center gap-4 border-line border-b">
            <Link href={`/staff/verifications/${id}`} className="inline-flex min-h-11 items-center underline">
              {time(submittedAt)}
            </Link>
            <ApplicationStateBadge state={state} />
          </li>
        ))}
      </ul>
    </ConsoleSection>
  );
}
