import { useTranslations } from 'next-intl';
import { ReviewedText } from '@/components/base/moderation/card-reviewed-text';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { ReviewNotes } from '@/components/base/staff/card-review-parts';
import type { JobForReview } from '@/lib/careers/job/contract';
import { languages } from '@/lib/platform/shared/language';
import { textFields } from './text-fields';

/** Titles and texts in both languages, with the words that need attention marked. */
export function JobTexts({ job }: { job: JobForReview }) {
  const t = useTranslations('jobConsole');
  return (
    <ConsoleSection title={t('texts')}>
      <ReviewNotes {...job} />
      <Facts
        facts={languages.flatMap((language) =>
          textFields[language].map((field) => {
            const waiting = job.underReview[field];
            return {
              label: t(`fields.${field}`),
              value: (
                <ReviewedText
                  text={job[field]}
                  {...(waiting !== undefined && { waiting })}
                  {...{ language, words: job.words }}
                />
              ),
            };
          }),
        )}
      />
    </ConsoleSection>
  );
}
