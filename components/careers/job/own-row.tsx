import { useTranslations } from 'next-intl';
import { RowLinks } from '@/components/ui/row-links';
import { editJobPath, jobDeskPath, jobPath } from '@/lib/careers/job/client/addresses';
import { warnDays } from '@/lib/careers/job/codes';
import type { OwnJob } from '@/lib/careers/job/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { beijingDaysBetween, formatDate } from '@/lib/platform/shared/format/beijing';
import { useSalaryText } from './card-job-salary';
import { OwnActs } from './own-acts';
import { standingOf, standingTones } from './own-standing';

/** A job of the caller's company: how it stands, how long it is open, who has applied, and what can be done with it. */
export function OwnJobRow({ job }: { job: OwnJob }) {
  const t = useTranslations('jobManage');
  const textLanguage = useTextLanguage();
  const { title, titleLanguage, state, reason, updatedAt } = job;
  const standing = standingOf(job);
  return (
    <article className="flex h-full flex-col py-4">
      <p className="text-xs">
        <span className={`rounded-sm bg-sunk px-1.75 py-0.5 font-semibold ${standingTones[standing]}`}>
          {t(`standing.${standing}`)}
        </span>
        {job.isHighlighted && <span className="ml-2 text-ink-2">{t('own.highlighted')}</span>}
      </p>
      <h2
        lang={title ? textLanguage(titleLanguage) : undefined}
        className="mt-1 line-clamp-2 font-semibold text-lg leading-6 tracking-normal wrap-anywhere"
      >
        {title || t('own.untitled')}
      </h2>
      <JobFacts job={job} />
      {job.wasPublic && <Standing job={job} />}
      {state === 'pending_review' && <p className="mt-1 text-ink-3 text-sm text-pretty">{t('own.waiting')}</p>}
      {reason ? (
        <p className="mt-1 text-ink-2 text-sm text-pretty wrap-anywhere">{t('own.reason', { reason })}</p>
      ) : (
        state === 'pending_edit' && (
          <p className="mt-1 text-ink-3 text-xs tabular-nums">
            {t('own.changed', { date: formatDate(Date.parse(updatedAt), { withTime: true }) })}
          </p>
        )
      )}
      <Actions job={job} />
    </article>
  );
}

function JobFacts({ job: { city, type, salary, state } }: { job: OwnJob }) {
  const t = useTranslations('job');
  const salaryText = useSalaryText();
  // A draft without a salary does not say yet whether it is negotiable.
  const isPaySaid = salary !== null || state !== 'pending_edit';
  return (
    <p className="facts mt-1 text-ink-2 text-sm tabular-nums">
      <span>{t(`type.${type}`)}</span>
      {city && <span>{city}</span>}
      {isPaySaid && <span>{salaryText(salary)}</span>}
    </p>
  );
}

/** How many have applied to a job that is or was public, and how long it takes applications. */
function Standing({ job: { phase, openUntil, refreshTime, applicationCount } }: { job: OwnJob }) {
  const t = useTranslations('jobManage.own');
  const isRunning = phase === 'open' || phase === 'paused';
  // A job that ends with a day ends at the midnight after it.
  const last = openUntil === null ? null : Date.parse(openUntil) - 1;
  const days = last === null ? 0 : beijingDaysBetween(Date.now(), last);
  return (
    <p className="facts mt-1 text-ink-3 text-xs tabular-nums">
      <span>{t('applications', { count: applicationCount })}</span>
      {last !== null && isRunning && (
        <span className={days < warnDays ? 'text-danger' : ''}>{t('daysLeft', { days, date: formatDate(last) })}</span>
      )}
      {last !== null && phase === 'ended' && <span>{t('endedOn', { date: formatDate(last) })}</span>}
      {isRunning && refreshTime && <span>{t('refreshed', { date: formatDate(Date.parse(refreshTime)) })}</span>}
    </p>
  );
}

function Actions({ job }: { job: OwnJob }) {
  const t = useTranslations('jobManage.own');
  const { id, title, phase, wasPublic } = job;
  const links = [
    wasPublic && { href: jobDeskPath(id), words: t('seeApplications') },
    { href: editJobPath(id), words: t('edit') },
    (phase === 'open' || phase === 'paused') && { href: jobPath(id), words: t('see') },
  ];
  return (
    <RowLinks links={links} of={t('of', { title: title || t('untitled') })} className="mt-auto">
      <OwnActs job={job} />
    </RowLinks>
  );
}

/** Placeholder of a row. */
export function OwnJobSkeleton() {
  return (
    <div aria-hidden="true" className="py-4">
      <div className="skeleton h-4 w-1/6" />
      <div className="skeleton mt-2 h-5 w-3/5" />
      <div className="skeleton mt-2 h-3.5 w-2/5" />
      <div className="skeleton mt-2 mb-9 h-3 w-1/3" />
    </div>
  );
}
