import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { Stamp } from '@/components/ui/stamp';
import { jobPath } from '@/lib/careers/job/client/addresses';
import type { JobItem } from '@/lib/careers/job/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { useSalaryText } from './card-job-salary';

interface CardJobItemProps {
  job: JobItem;
  /** Its title as displayed, where parts of it are marked. */
  title?: ReactNode;
  /** Below it, such as why it is recommended. */
  note?: ReactNode;
}

/**
 * An open job as a row of a list: what it is called and pays, what it asks for and where, which company posts it, and when it was
 * posted or refreshed last. One whose post stands out is marked. Its heading is an h3. Needs the messages `job`.
 */
export function CardJobItem({ job, title, note }: CardJobItemProps) {
  const t = useTranslations('job');
  const textLanguage = useTextLanguage();
  const salaryText = useSalaryText();
  const { company, type, mode, experience, education, city, refreshTime } = job;
  return (
    <Link href={jobPath(job.id)} className="group block py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3
          lang={textLanguage(job.titleLanguage)}
          className="min-w-0 text-lg leading-6 tracking-normal text-pretty wrap-anywhere group-hover:text-ink-2"
        >
          {title ?? job.title}
        </h3>
        <p className="flex-none font-semibold text-accent tabular-nums">{salaryText(job.salary)}</p>
      </div>
      <p className="facts mt-1 text-ink-2 text-sm">
        {city && <span>{city}</span>}
        <span>{t(`type.${type}`)}</span>
        {mode !== 'onSite' && <span>{t(`mode.${mode}`)}</span>}
        <span>{t(`experience.${experience}`)}</span>
        <span>{t(`education.${education}`)}</span>
      </p>
      <div className="mt-2 flex items-center gap-2 text-ink-3 text-xs">
        <Avatar picture={company.avatar} size={28} />
        <CardPersonName name={company.nickname} verification={company.verification} />
        <time dateTime={refreshTime} className="flex-none tabular-nums">
          {formatDate(Date.parse(refreshTime))}
        </time>
        {job.isHighlighted && (
          <Stamp tone="lit" className="ml-auto flex-none">
            {t('highlighted')}
          </Stamp>
        )}
      </div>
      {note && <p className="mt-1.5 text-ink-2 text-sm text-pretty">{note}</p>}
    </Link>
  );
}

/** Placeholder of a row. */
export function CardJobItemSkeleton() {
  return (
    <div aria-hidden="true" className="py-4">
      <div className="flex justify-between gap-4">
        <div className="skeleton h-5 w-2/5" />
        <div className="skeleton h-5 w-1/4" />
      </div>
      <div className="skeleton mt-2 h-3.5 w-3/5" />
      <div className="mt-2.5 flex items-center gap-2">
        <div className="skeleton size-7 rounded-full!" />
        <div className="skeleton h-3 w-1/4" />
      </div>
    </div>
  );
}
