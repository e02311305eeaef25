'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { ownApplicationsQuery } from '@/lib/careers/application/client/own';
import type { OwnApplication } from '@/lib/careers/application/contract';
import { jobsPath } from '@/lib/careers/job/client/addresses';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnApplicationRow, OwnApplicationSkeleton } from './own-row';

/** The caller's applications for jobs, the latest sent first. */
export function OwnApplications({ first }: { first: Page<OwnApplication> }) {
  const t = useTranslations('applicationOwn');
  const query = useOwnList(ownApplicationsQuery, first);
  return (
    <div className="wrap pt-5 pb-12">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        {first.list.length > 0 && (
          <Link href={jobsPath} className={buttonClass('line')}>
            {t('find')}
          </Link>
        )}
      </div>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<OwnApplicationSkeleton />}
        skeletons={5}
        empty={
          <Notice title={t('empty')} text={t('emptyText')}>
            <Link href={jobsPath} className={buttonClass('ink')}>
              {t('find')}
            </Link>
          </Notice>
        }
        className="max-w-180 divide-y divide-line"
        {...useListWords()}
      >
        {(application) => <OwnApplicationRow application={application} />}
      </PagedList>
    </div>
  );
}
