'use client';

import { useTranslations } from 'next-intl';
import { StartNeeds } from '@/components/people/verification/card-start-steps';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { StatedList } from '@/components/ui/stated-list';
import { newJobPath } from '@/lib/careers/job/client/addresses';
import { ownJobsQuery } from '@/lib/careers/job/client/own-jobs';
import { jobStates } from '@/lib/careers/job/codes';
import type { OwnJob } from '@/lib/careers/job/contract';
import type { PostRights } from '@/lib/careers/recruitment/contract';
import { mayStart, type StartSteps } from '@/lib/people/verification/codes';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnRights } from './own-rights';
import { OwnJobRow, OwnJobSkeleton } from './own-row';

interface OwnJobsProps {
  first: Page<OwnJob>;
  /** What is left of its packages. */
  rights: PostRights;
  /** What the person needs before they can post one. */
  steps: StartSteps;
}

/** The jobs of the caller's company, in all states or in one, what is left of its posts, and the way to a new job. */
export function OwnJobs({ first, rights, steps }: OwnJobsProps) {
  const t = useTranslations('jobManage.own');
  const isCompany = mayStart(steps);
  // Who lost the mark sees what was bought and written still.
  const hasBefore = first.list.length > 0 || rights.postsLeft > 0;
  return (
    <div className="wrap pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        {isCompany && <Write tone="accent" />}
      </div>
      {!isCompany && <StartNeeds label={t('needs')} text={t('needsText')} steps={steps} />}
      {(isCompany || hasBefore) && (
        <>
          <OwnRights first={rights} />
          <StatedList
            first={first}
            states={jobStates}
            label={t('states.label')}
            nameOf={(state) => t(`states.${state || 'all'}`)}
            queryOf={ownJobsQuery}
            skeleton={<OwnJobSkeleton />}
            empty={(isOfState) => <NoJobs {...{ isOfState, isCompany }} />}
          >
            {(job) => <OwnJobRow job={job} />}
          </StatedList>
        </>
      )}
    </div>
  );
}

function Write({ tone }: { tone: 'accent' | 'ink' }) {
  const t = useTranslations('jobManage.own');
  return (
    <Link href={newJobPath} className={buttonClass(tone)}>
      {t('write')}
    </Link>
  );
}

function NoJobs({ isOfState, isCompany }: { isOfState: boolean; isCompany: boolean }) {
  const t = useTranslations('jobManage.own');
  return (
    <Notice title={t(isOfState ? 'noneOfState' : 'none')} text={t(isOfState ? 'noneOfStateText' : 'noneText')}>
      {isCompany && <Write tone="ink" />}
    </Notice>
  );
}
