import { useLocale, useTranslations } from 'next-intl';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { useReviewFacts } from '@/components/base/staff/card-review-parts';
import type { JobForReview } from '@/lib/careers/job/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { useSalaryText } from './card-job-salary';

/** What is known of a job beside its texts. */
export function JobFacts({ job }: { job: JobForReview }) {
  const t = useTranslations('jobConsole');
  const nameOf = useTranslations('job');
  const locale = useLocale();
  const salaryText = useSalaryText();
  const { state, reason, submittedAt } = useReviewFacts(job);
  const { company, companyId, phase, openUntil, benefits, lastDay } = job;
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <ConsoleSection title={t('facts')}>
      <Facts
        facts={[
          state,
          { label: t('phase'), value: phase && nameOf(`phase.${phase}`) },
          reason,
          {
            label: t('company'),
            value: (
              <Link
                href={`/otherPeople?userId=${encodeURIComponent(companyId)}`}
                className="underline underline-offset-4"
              >
                {company}
              </Link>
            ),
          },
          { label: t('type'), value: nameOf(`type.${job.type}`) },
          { label: t('mode'), value: nameOf(`mode.${job.mode}`) },
          { label: t('profession'), value: job.professionName },
          { label: t('industry'), value: job.industryName },
          { label: t('experience'), value: nameOf(`experience.${job.experience}`) },
          { label: t('education'), value: nameOf(`education.${job.education}`) },
          { label: t('headcount'), value: t('people', { count: job.headcount }) },
          { label: t('salary'), value: salaryText(job.salary) },
          { label: t('area'), value: job.areaName },
          { label: t('address'), value: job.address },
          {
            label: t('benefits'),
            value: listed.format(benefits.map((benefit) => nameOf(`benefit.${benefit}`))),
          },
          { label: t('lastDay'), value: lastDay },
          // It ends at the midnight after that day.
          { label: t('openUntil'), value: openUntil && formatDate(Date.parse(openUntil) - 1) },
          submittedAt,
          { label: t('id'), value: job.id },
        ]}
      />
    </ConsoleSection>
  );
}
