'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { newJobPath } from '@/lib/careers/job/client/addresses';
import { ownJobsQuery } from '@/lib/careers/job/client/own-jobs';
import { type JobState, jobStates } from '@/lib/careers/job/codes';
import type { OwnJob } from '@/lib/careers/job/contract';
import type { PostRights } from '@/lib/careers/recruitment/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnRights } from './own-rights';
import { OwnJobRow, OwnJobSkeleton } from './own-row';
import { mayPost, type PostSteps, StartSteps } from './start-steps';

type Filter = JobState | '';

const filters: Filter[] = ['', ...jobStates];

interface OwnJobsProps {
  first: Page<OwnJob>;
  /** What is left of its packages. */
  rights: PostRights;
  /** What the person needs before they can post one. */
  steps: PostSteps;
}

/** The jobs of the caller's company, in all states or in one, what is left of its posts, and the way to a new job. */
export function OwnJobs({ first, rights, steps }: OwnJobsProps) {
  const t = useTranslations('jobManage.own');
  const isCompany = mayPost(steps);
  // Who lost the mark sees what was bought and written still.
  const hasBefore = first.list.length > 0 || rights.postsLeft > 0;
  return (
    <div className="wrap pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        {isCompany && <Write tone="accent" />}
      </div>
      {!isCompany && (
        <section aria-label={t('needs')} className="mt-4 max-w-180 rounded-md bg-sunk px-4 pt-3.5 pb-4">
          <p className="mb-3 text-pretty">{t('needsText')}</p>
          <StartSteps steps={steps} />
        </section>
      )}
      {(isCompany || hasBefore) && (
        <>
          <OwnRights first={rights} />
          <JobList first={first} isCompany={isCompany} />
        </>
      )}
    </div>
  );
}

/** The jobs in all states or in one. */
function JobList({ first, isCompany }: Pick<OwnJobsProps, 'first'> & { isCompany: boolean }) {
  const t = useTranslations('jobManage.own');
  // The page that came with the screen is outdated once another list was shown.
  const [shown, setShown] = useState<{ state: Filter; first: Page<OwnJob> | null }>({ state: '', first });
  const query = useOwnList(ownJobsQuery(shown.state), shown.first);
  return (
    <>
      <fieldset className="rail -mx-gutter mt-4 mb-5 min-w-0 gap-2 px-gutter noscript:hidden">
        <legend className="sr-only">{t('states.label')}</legend>
        {filters.map((filter) => (
          <ChoiceChip
            key={filter}
            isPressed={filter === shown.state}
            onPress={() => filter !== shown.state && setShown({ state: filter, first: null })}
          >
            {t(`states.${filter || 'all'}`)}
          </ChoiceChip>
        ))}
      </fieldset>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<OwnJobSkeleton />}
        skeletons={6}
        empty={<NoJobs isFiltered={shown.state !== ''} isCompany={isCompany} />}
        className="-mt-4 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line"
        {...useListWords()}
      >
        {(job) => <OwnJobRow job={job} />}
      </PagedList>
    </>
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

function NoJobs({ isFiltered, isCompany }: { isFiltered: boolean; isCompany: boolean }) {
  const t = useTranslations('jobManage.own');
  return (
    <Notice title={t(isFiltered ? 'noneOfState' : 'none')} text={t(isFiltered ? 'noneOfStateText' : 'noneText')}>
      {isCompany && <Write tone="ink" />}
    </Notice>
  );
}
