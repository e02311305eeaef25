'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { everyJob } from '@/lib/careers/job/client/filters';
import { jobsQuery } from '@/lib/careers/job/client/jobs';
import type { JobFilter, JobItem } from '@/lib/careers/job/contract';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { CardJobItemSkeleton } from './card-job-item';
import { CardJobList } from './card-job-list';

interface FilteredJobsProps {
  filter: JobFilter;
  /** Of all jobs; it is in the HTML and is not fetched. */
  first: Page<JobItem>;
  onClear(): void;
}

/** The chosen jobs. Placeholders until the address is read. */
export function FilteredJobs({ filter, first, onClear }: FilteredJobsProps) {
  const isChosen = filter !== everyJob;
  const initialData = isChosen ? undefined : { pages: [first], pageParams: [1] };
  const query = useInfiniteQuery({ ...jobsQuery(filter), initialData });
  return (
    <>
      <div aria-hidden="true" className="hidden in-data-chosen:block">
        {[...Array(6).keys()].map((place) => (
          <CardJobItemSkeleton key={place} />
        ))}
      </div>
      <div className="mt-4 in-data-chosen:hidden">
        <CardJobList query={query} empty={<NoJobs isChosen={isChosen} onClear={onClear} />} />
      </div>
    </>
  );
}

function NoJobs({ isChosen, onClear }: { isChosen: boolean; onClear(): void }) {
  const t = useTranslations('jobList.none');
  if (isChosen) {
    return (
      <Notice title={t('title')} text={t('text')}>
        <button type="button" onClick={onClear} className={buttonClass('ink')}>
          {t('clear')}
        </button>
      </Notice>
    );
  }
  return (
    <Notice title={t('titleOfAll')} text={t('textOfAll')}>
      <Link href="/" className={buttonClass('ink')}>
        {t('home')}
      </Link>
    </Notice>
  );
}
