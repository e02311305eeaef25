'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { jobApplicationsPath } from '@/lib/careers/application/client/addresses';
import { ownApplicationQuery } from '@/lib/careers/application/client/own';
import { goToLogin } from '@/lib/platform/client/error-path';
import { loadPart } from '@/lib/platform/client/load-part';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { Link } from '@/lib/platform/i18n/link';
import type { ApplySheetProps } from './apply-sheet';
import { SentApplication } from './sent-application';

interface CardApplyProps {
  job: ApplySheetProps['job'] & { companyId: string };
  /** Whether it takes applications now. */
  isOpen: boolean;
}

/**
 * The way to apply for a job, and what became of the caller's application. Its page is the same for everybody, so that is asked after it.
 * Who posted the job is led to its applications. Needs the messages `application`.
 */
export function CardApply({ job, isOpen }: CardApplyProps) {
  const isLoggedIn = useLoggedIn();
  const isCompany = useSessionStore(({ peopleMessage }) => peopleMessage?.userId === job.companyId);
  const { data } = useQuery({ ...ownApplicationQuery(job.id), enabled: isLoggedIn && !isCompany });
  if (isCompany) return <OfOwnJob jobId={job.id} />;
  if (data && data.state !== 'withdrawn') return <SentApplication application={data} />;
  return <Apply job={job} isOpen={isOpen} isAgain={data?.state === 'withdrawn'} />;
}

function OfOwnJob({ jobId }: { jobId: string }) {
  const t = useTranslations('application.card');
  return (
    <div>
      <p className="mb-2 text-ink-2 text-sm">{t('deskHint')}</p>
      <Link href={jobApplicationsPath(jobId)} className={`w-full ${buttonClass('line')}`}>
        {t('desk')}
      </Link>
    </div>
  );
}

function Apply({ job, isOpen, isAgain }: CardApplyProps & { isAgain: boolean }) {
  const t = useTranslations('application.card');
  const isLoggedIn = useLoggedIn();
  const [Sheet, setSheet] = useState<ComponentType<ApplySheetProps> | null>(null);
  const [isAsked, setAsked] = useState(false);
  if (!isOpen) return <p className="text-ink-2 text-pretty">{t('closed')}</p>;

  function open() {
    if (!isLoggedIn) return goToLogin();
    setAsked(true);
    loadPart(
      () => import('./apply-sheet'),
      'apply-sheet',
      ({ ApplySheet }) => setSheet(() => ApplySheet),
    );
  }
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={`min-h-12 w-full text-lg ${buttonClass('accent')}`}
      >
        {t(isAgain ? 'again' : 'apply')}
      </button>
      <p className="mt-2 text-ink-3 text-sm text-pretty">{t('hint')}</p>
      {isAsked && Sheet && <Sheet job={job} onClose={() => setAsked(false)} />}
    </div>
  );
}
