import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { jobsPath } from '@/lib/careers/job/client/addresses';
import type { EndedJob, JobItem } from '@/lib/careers/job/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { SimilarJobs } from './similar-jobs';

/** A job that takes no more applications: that it was, and open ones like it. */
export function EndedScreen({ job, similar }: { job: EndedJob; similar: readonly JobItem[] }) {
  const t = useTranslations('jobPage');
  const textLanguage = useTextLanguage();
  const { company, title, titleLanguage, endTime } = job;
  const day = formatDate(Date.parse(endTime));
  return (
    <div className="wrap pt-8 pb-12" data-sleeps="painted">
      <h1 lang={textLanguage(titleLanguage)} className="max-w-180 text-2xl text-balance lg:text-hero wrap-anywhere">
        {t('ended.title', { title })}
      </h1>
      <p className="mt-2 max-w-180 text-ink-2 text-pretty">
        {company ? t('ended.text', { nickname: company.nickname, day }) : t('ended.textOfNobody', { day })}
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Link href={jobsPath} className={buttonClass('ink')}>
          {t('ended.jobs')}
        </Link>
        {company && (
          <Link href={`/otherPeople?userId=${encodeURIComponent(company.userId)}`} className={buttonClass('line')}>
            {t('ended.company')}
          </Link>
        )}
      </p>
      <SimilarJobs title={t('similar')} jobs={similar} />
    </div>
  );
}
