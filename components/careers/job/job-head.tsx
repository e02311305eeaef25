import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { Stamp } from '@/components/ui/stamp';
import { jobsPath } from '@/lib/careers/job/client/addresses';
import type { JobDetail } from '@/lib/careers/job/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { useSalaryText } from './card-job-salary';
import { JobManageLink } from './job-manage-link';

/** What a job is called and pays, and whose it is. */
export function JobHead({ job }: { job: JobDetail }) {
  const t = useTranslations('jobPage');
  const tJob = useTranslations('job');
  const textLanguage = useTextLanguage();
  const salaryText = useSalaryText();
  const { company, title, titleLanguage, city, type, mode } = job;
  return (
    <header className="min-w-0">
      <p className="facts font-semibold text-ink-2 text-sm">
        <Link href={jobsPath} className="-my-3 inline-flex min-h-11 items-center text-accent hover:underline">
          {t('kind')}
        </Link>
        {city && <span>{city}</span>}
        <span>{tJob(`type.${type}`)}</span>
        {mode !== 'onSite' && <span>{tJob(`mode.${mode}`)}</span>}
        {job.isHighlighted && <Stamp tone="lit">{tJob('highlighted')}</Stamp>}
      </p>
      <h1 lang={textLanguage(titleLanguage)} className="mt-1.5 text-2xl text-balance lg:text-hero wrap-anywhere">
        {title}
      </h1>
      <p className="mt-2 font-semibold text-accent text-xl tabular-nums">{salaryText(job.salary)}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Link
          href={`/otherPeople?userId=${encodeURIComponent(company.userId)}`}
          className="flex min-h-11 min-w-0 items-center gap-3 hover:underline"
        >
          <Avatar picture={company.avatar} size={44} />
          <CardPersonName name={company.nickname} verification={company.verification} className="font-semibold" />
        </Link>
        <JobManageLink id={job.id} companyId={company.userId} />
      </div>
    </header>
  );
}
