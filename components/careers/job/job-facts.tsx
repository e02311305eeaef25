import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { JobDetail } from '@/lib/careers/job/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { useSalaryText } from './card-job-salary';

/** What a job pays, where it is, and what it asks for and gives. */
export function JobFacts({ job }: { job: JobDetail }) {
  const t = useTranslations('jobPage.facts');
  const tJob = useTranslations('job');
  const salaryText = useSalaryText();
  const { area, address, mode, profession, industry, headcount, benefits, publishTime, editTime } = job;
  return (
    <section aria-label={t('label')}>
      <dl className="mt-5 border-line border-t *:border-line *:border-b *:py-3">
        <Fact name={t('salary')}>{salaryText(job.salary)}</Fact>
        {area && (
          <Fact name={t('place')}>
            {mode === 'remote' ? t('remote', { area }) : area}
            {address && mode !== 'remote' && <span className="block text-ink-2 text-sm wrap-anywhere">{address}</span>}
          </Fact>
        )}
        <Fact name={t('type')}>{tJob(`type.${job.type}`)}</Fact>
        <Fact name={t('mode')}>{tJob(`mode.${mode}`)}</Fact>
        <Fact name={t('experience')}>{tJob(`experience.${job.experience}`)}</Fact>
        <Fact name={t('education')}>{tJob(`education.${job.education}`)}</Fact>
        {profession && <Fact name={t('profession')}>{profession}</Fact>}
        {industry && <Fact name={t('industry')}>{industry}</Fact>}
        <Fact name={t('headcount')}>{t('people', { count: headcount })}</Fact>
        {benefits.length > 0 && (
          <Fact name={t('benefits')}>
            <span className="facts">
              {benefits.map((benefit) => (
                <span key={benefit}>{tJob(`benefit.${benefit}`)}</span>
              ))}
            </span>
          </Fact>
        )}
        <Fact name={t('published')}>
          <Day time={publishTime} />
        </Fact>
        {editTime && (
          <Fact name={t('edited')}>
            <Day time={editTime} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-ink-3 text-sm leading-6">{name}</dt>
      <dd className="min-w-0 tabular-nums">{children}</dd>
    </div>
  );
}

const Day = ({ time }: { time: string }) => <time dateTime={time}>{formatDate(Date.parse(time))}</time>;
