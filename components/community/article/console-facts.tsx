import { useTranslations } from 'next-intl';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { useReviewFacts } from '@/components/base/staff/card-review-parts';
import { Picture } from '@/components/ui/picture';
import type { ArticleForReview } from '@/lib/community/article/contract';
import { Link } from '@/lib/platform/i18n/link';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';

/** What is known of an article beside its texts. */
export function ArticleFacts({ article }: { article: ArticleForReview }) {
  const t = useTranslations('articleConsole');
  const comma = useTranslations('staffReview')('comma');
  const { state, reason, submittedAt } = useReviewFacts(article);
  const link = (href: string, words: string) => (
    <Link href={href} className="underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <ConsoleSection title={t('facts')}>
      <Facts
        facts={[
          state,
          reason,
          { label: t('cover'), value: <Cover cover={article.cover} /> },
          { label: t('tags'), value: article.tags.join(comma) },
          {
            label: t('channel'),
            value: article.topicId
              ? link(`/topicIntroduce?topicId=${encodeURIComponent(article.topicId)}`, article.topicTitle)
              : t('noChannel'),
          },
          {
            label: t('author'),
            value: link(`/otherPeople?userId=${encodeURIComponent(article.authorId)}`, article.author),
          },
          submittedAt,
          { label: t('id'), value: article.id },
        ]}
      />
    </ConsoleSection>
  );
}

function Cover({ cover }: { cover: string }) {
  const t = useTranslations('articleConsole');
  if (!cover) return t('noCover');
  return (
    <Picture
      picture={cover}
      cuts={[videoThumbnailSize]}
      sizes="252px"
      alt={t('cover')}
      className="aspect-3/2 w-63 rounded-sm"
    />
  );
}
