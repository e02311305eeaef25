import { useTranslations } from 'next-intl';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { useReviewFacts } from '@/components/base/staff/card-review-parts';
import type { TopicForReview } from '@/lib/community/topic/contract';
import { Link } from '@/lib/platform/i18n/link';

/** What is known of a channel beside its texts. */
export function TopicFacts({ topic }: { topic: TopicForReview }) {
  const t = useTranslations('topicConsole');
  const kindOf = useTranslations('topicPage.kinds');
  const { state, reason, submittedAt } = useReviewFacts(topic);
  return (
    <ConsoleSection title={t('facts')}>
      <Facts
        facts={[
          state,
          reason,
          { label: t('kind'), value: kindOf(topic.kind) },
          { label: t('creator'), value: topic.creator && <PersonLink person={topic.creator} /> },
          { label: t('host'), value: topic.host ? <PersonLink person={topic.host} /> : t('noHost') },
          submittedAt,
          { label: t('counts'), value: t('countsOf', { members: topic.memberCount, videos: topic.videoCount }) },
          { label: t('id'), value: topic.id },
        ]}
      />
    </ConsoleSection>
  );
}

function PersonLink({ person: { userId, nickname } }: { person: NonNullable<TopicForReview['host']> }) {
  return (
    <Link href={`/otherPeople?userId=${encodeURIComponent(userId)}`} className="underline underline-offset-4">
      {nickname}
    </Link>
  );
}
