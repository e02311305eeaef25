import { useTranslations } from 'next-intl';
import { CardFollowButton } from '@/components/people/person/card-follow-button';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import type { ArticleDetail } from '@/lib/community/article/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { TextStateNote } from './text-state';

/** Above the text of an article: its channel, title, author, dates and reading time, and how its languages stand. */
export function ArticleHead({ article }: { article: ArticleDetail }) {
  const textLanguage = useTextLanguage();
  const { topic, title, titleLanguage } = article;
  return (
    <header>
      {topic && (
        <Link
          href={`/topicIntroduce?topicId=${encodeURIComponent(topic.id)}`}
          lang={textLanguage(topic.titleLanguage)}
          className="-my-2 inline-flex min-h-11 items-center font-semibold text-accent text-sm hover:underline"
        >
          {topic.title}
        </Link>
      )}
      <h1 lang={textLanguage(titleLanguage)} className="mt-1 text-hero wrap-anywhere">
        {title}
      </h1>
      <Author article={article} />
      <TextStateNote {...article} />
    </header>
  );
}

function Author({ article: { author, publishedAt, editedAt, minutes } }: { article: ArticleDetail }) {
  const t = useTranslations('article.page');
  return (
    <div className="mt-5 flex items-center gap-3 md:mt-6">
      <Avatar picture={author.avatar} size={44} />
      <div className="min-w-0 grow">
        <Link
          href={`/otherPeople?userId=${encodeURIComponent(author.userId)}`}
          rel="author"
          className="block font-semibold hover:underline"
        >
          <CardPersonName name={author.nickname} verification={author.verification} />
        </Link>
        <p className="facts text-ink-3 text-xs tabular-nums">
          <time dateTime={publishedAt}>{formatDate(Date.parse(publishedAt))}</time>
          <span>{t('minutes', { minutes })}</span>
          {editedAt && (
            <span>
              {t.rich('edited', {
                date: formatDate(Date.parse(editedAt)),
                time: (date) => <time dateTime={editedAt}>{date}</time>,
              })}
            </span>
          )}
        </p>
      </div>
      <CardFollowButton userId={author.userId} nickname={author.nickname} quiet />
    </div>
  );
}
