import { useTranslations } from 'next-intl';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { Picture } from '@/components/ui/picture';
import type { ArticleForReview } from '@/lib/community/article/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { ArticleStateBadge } from './console-state';

/** What is known of an article beside its texts. */
export function ArticleFacts({ article }: { article: ArticleForReview }) {
  const t = useTranslations('articleConsole');
  const { submittedAt, tags } = article;
  const link = (href: string, words: string) => (
    <Link href={href} className="underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <ConsoleSection title={t('facts')}>
      <Facts
        facts={[
          { label: t('state'), value: <ArticleStateBadge state={article.state} /> },
          {
            label: t('reason'),
            value: article.reason && <span className="whitespace-pre-wrap">{article.reason}</span>,
          },
          { label: t('cover'), value: <Cover cover={article.cover} /> },
          { label: t('tags'), value: tags.length > 0 && tags.join(t('comma')) },
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
          { label: t('submittedAt'), value: submittedAt && formatDate(Date.parse(submittedAt), { withTime: true }) },
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
