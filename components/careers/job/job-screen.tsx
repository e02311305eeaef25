import { useTranslations } from 'next-intl';
import { CardPersonStrip } from '@/components/people/person/card-person-strip';
import type { JobDetail, JobItem } from '@/lib/careers/job/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { JobActions } from './job-actions';
import { JobFacts } from './job-facts';
import { JobHead } from './job-head';
import type { JobSlots } from './job-slots';
import { JobStanding } from './job-standing';
import { SimilarJobs } from './similar-jobs';

interface JobScreenProps {
  job: JobDetail;
  similar: JobItem[];
  slots: JobSlots;
}

/** A job (specification section 2, /recruit): what it is, pays and asks for, how to apply, whose it is, and similar ones. */
export function JobScreen({ job, similar, slots }: JobScreenProps) {
  const t = useTranslations('jobPage');
  const lang = useTextLanguage()(job.titleLanguage);
  return (
    <div className="wrap pt-5 pb-12 md:pt-8" data-sleeps="painted">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <JobHead job={job} />
        <div className="max-lg:mt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <JobStanding job={job} slots={slots} />
          <JobFacts job={job} />
          <JobActions id={job.id} />
        </div>
        <div className="max-w-180 max-lg:mt-8 lg:mt-6">
          {lang && (
            <p className="mb-4 border-line border-l-2 pl-3 text-ink-2 text-sm">
              {t('only', { language: job.titleLanguage })}
            </p>
          )}
          <Text id="duties" title={t('duties')} text={job.duties} lang={lang} />
          <Text id="needs" title={t('needs')} text={job.needs} lang={lang} />
          <section aria-label={t('company')} className="mt-10">
            <CardPersonStrip person={job.company} />
          </section>
        </div>
      </div>
      <SimilarJobs title={t('similar')} jobs={similar} />
    </div>
  );
}

interface TextProps {
  id: string;
  title: string;
  text: string;
  lang: string | undefined;
}

function Text({ id, title, text, lang }: TextProps) {
  return (
    <section aria-labelledby={id} className="not-first:mt-8">
      <h2 id={id} className="mb-3 text-xl md:text-2xl">
        {title}
      </h2>
      <p lang={lang} className="whitespace-pre-line text-pretty leading-7 wrap-anywhere">
        {text}
      </p>
    </section>
  );
}
