'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useRecommendedJobs } from '@/lib/careers/job/client/jobs';
import { Link } from '@/lib/platform/i18n/link';
import { CardJobItem } from './card-job-item';

/** Jobs for a signed-in creator, each saying why; nothing while the list is filtered, and where their profile says too little. */
export function RecommendedJobs({ isShown }: { isShown: boolean }) {
  const t = useTranslations('jobList.recommended');
  const title = useId();
  const { data = [] } = useRecommendedJobs();
  if (!isShown || data.length === 0) return null;
  return (
    <section aria-labelledby={title} className="wrap pt-4 pb-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={title} className="text-xl">
          {t('title')}
        </h2>
        <Link
          href="/Settings/profile"
          className="inline-flex min-h-11 items-center text-ink-2 text-sm underline underline-offset-4"
        >
          {t('edit')}
        </Link>
      </div>
      <p className="text-ink-2 text-sm text-pretty">{t('text')}</p>
      <ul className="gap-x-12 lg:grid lg:grid-cols-2 *:border-b *:border-line">
        {data.map(({ reasons, ...job }) => (
          <li key={job.id}>
            <CardJobItem
              job={job}
              note={t('why', { reasons: reasons.map((reason) => t(`reasons.${reason}`)).join(t('comma')) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
