'use client';

import { useTranslations } from 'next-intl';
import { useJobNow } from '@/lib/careers/job/client/jobs';
import type { JobDetail } from '@/lib/careers/job/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import type { JobSlots } from './job-slots';

/** What a job is now, said honestly, and the way to apply; its page may have been made at any time. */
export function JobStanding({ job, slots }: { job: JobDetail; slots: JobSlots }) {
  const t = useTranslations('jobPage.standing');
  const { phase, openUntil, applicationCount } = useJobNow(job);
  const isOpen = phase === 'open';
  return (
    <section aria-label={t('label')} className="rounded-md bg-sunk p-4">
      <p className={`text-pretty ${isOpen ? 'text-ink-2 text-sm' : 'font-semibold'}`}>
        {isOpen ? (
          <time dateTime={openUntil} className="tabular-nums">
            {t('until', { until: formatDate(Date.parse(openUntil), { withTime: true }) })}
          </time>
        ) : (
          t(phase === 'paused' ? 'paused' : 'over')
        )}
      </p>
      {isOpen && applicationCount !== null && (
        <p className="text-ink-3 text-sm tabular-nums">{t('applied', { count: applicationCount })}</p>
      )}
      <div className="mt-3">{isOpen ? slots.open : slots.closed}</div>
    </section>
  );
}
