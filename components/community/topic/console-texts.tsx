import { useTranslations } from 'next-intl';
import { ReviewedText } from '@/components/base/moderation/card-reviewed-text';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { ReviewNotes } from '@/components/base/staff/card-review-parts';
import type { TopicForReview } from '@/lib/community/topic/contract';
import { reviewedFields } from '@/lib/community/topic/rules/topic-texts';

/** Names and introductions in both languages, with the words that need attention marked. */
export function TopicTexts({ topic }: { topic: TopicForReview }) {
  const t = useTranslations('topicConsole');
  return (
    <ConsoleSection title={t('texts')}>
      <ReviewNotes {...topic} />
      <Facts
        facts={reviewedFields.map((field) => ({
          label: t(`fields.${field}`),
          value: (
            <ReviewedText
              text={topic[field]}
              waiting={topic.underReview[field]}
              language={field.endsWith('Zh') ? 'zh' : 'en'}
              words={topic.words}
            />
          ),
        }))}
      />
    </ConsoleSection>
  );
}
