'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Picture } from '@/components/ui/picture';
import { articlePath } from '@/lib/community/article/client/addresses';
import type { ArticleItem } from '@/lib/community/article/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';

interface CardArticleProps {
  article: ArticleItem;
  /** The largest of the first screen, whose picture is loaded with priority. */
  first?: boolean;
  /** Its title as displayed, where parts of it are marked. */
  title?: ReactNode;
  /** A button at its end; not part of the link. */
  corner?: ReactNode;
}

/**
 * An article in a list: on a phone a row with its cover beside the text, else a card below its cover. One without a
 * cover stands by its words alone, larger.
 */
export function CardArticle({ article, first = false, title, corner }: CardArticleProps) {
  const textLanguage = useTextLanguage();
  const { cover, excerpt } = article;
  const lang = textLanguage(article.titleLanguage);
  return (
    <article className="group relative flex h-full flex-col">
      <div
        className={
          cover
            ? 'flex flex-row-reverse items-start gap-4 md:flex-col md:gap-3.5'
            : 'md:border-ink md:border-t-2 md:pt-4'
        }
      >
        {cover && (
          <div className="w-29 flex-none overflow-hidden rounded-md md:w-full">
            <Picture picture={cover} cuts={cuts} sizes={cardSizes} first={first} className={coverLook} />
          </div>
        )}
        <div className="min-w-0 grow md:w-full">
          <h3
            lang={lang}
            className={`wrap-anywhere ${cover ? 'line-clamp-2 text-lg leading-6' : 'line-clamp-2 text-lg leading-6 md:line-clamp-4 md:text-2xl md:leading-7.75'}`}
          >
            <TitleLink article={article} title={title} />
          </h3>
          {excerpt && (
            <p
              lang={lang}
              className={`mt-1.5 line-clamp-2 text-ink-2 text-sm leading-5 wrap-anywhere ${cover ? '' : 'md:mt-3 md:line-clamp-6 md:text-base md:leading-6'}`}
            >
              {excerpt}
            </p>
          )}
        </div>
      </div>
      <div className="mt-auto flex min-h-11 items-center justify-between gap-3">
        <ArticleFacts article={article} />
        {corner && <div className="relative z-1 -mr-3 flex-none">{corner}</div>}
      </div>
    </article>
  );
}

/** The article that stands above a list: its cover at its largest, its words beside it. */
export function CardArticleLead({ article, corner }: Pick<CardArticleProps, 'article' | 'corner'>) {
  const t = useTranslations('article.card');
  const textLanguage = useTextLanguage();
  const { cover, excerpt } = article;
  const lang = textLanguage(article.titleLanguage);
  return (
    <article
      className={`group relative ${cover ? 'md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-center md:gap-8 lg:gap-12' : 'border-ink border-t-2 pt-5 md:pt-8'}`}
    >
      {cover && (
        <div className="overflow-hidden rounded-lg">
          <Picture picture={cover} cuts={leadCuts} sizes={leadSizes} first className={coverLook} />
        </div>
      )}
      <div className={`min-w-0 ${cover ? 'pt-4 md:pt-0' : 'max-w-210'}`}>
        <p className="font-semibold text-accent text-sm">{t('featured')}</p>
        <h2 lang={lang} className="mt-2 line-clamp-3 text-hero wrap-anywhere">
          <TitleLink article={article} />
        </h2>
        {excerpt && (
          <p lang={lang} className="mt-3 line-clamp-3 text-base text-ink-2 wrap-anywhere md:mt-4 lg:text-lg">
            {excerpt}
          </p>
        )}
        <div className="mt-1 flex min-h-11 items-center justify-between gap-3 md:mt-3">
          <ArticleFacts article={article} />
          {corner && <div className="relative z-1 -mr-3 flex-none">{corner}</div>}
        </div>
      </div>
    </article>
  );
}

/** The whole card leads where its title does. */
function TitleLink({ article, title }: Pick<CardArticleProps, 'article' | 'title'>) {
  return (
    <Link
      href={articlePath(article.id)}
      className="decoration-1 underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline"
    >
      {title ?? article.title}
    </Link>
  );
}

/** Who wrote it, how long it takes, when it came, how many like it. */
function ArticleFacts({
  article: { nickName, verification, minutes, publishedAt, likeCount },
}: Pick<CardArticleProps, 'article'>) {
  const t = useTranslations('article.card');
  const locale = useLocale();
  return (
    <p className="facts min-w-0 text-ink-3 text-xs tabular-nums">
      {nickName && <CardPersonName name={nickName} verification={verification} className="max-w-full" />}
      <span>{t('minutes', { minutes })}</span>
      <time dateTime={publishedAt}>{formatDate(Date.parse(publishedAt))}</time>
      {likeCount > 0 && <span>{t('likes', { count: likeCount, likes: formatMagnitude(likeCount, locale) })}</span>}
    </p>
  );
}

/** Placeholder of a card. */
export function CardArticleSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="flex flex-row-reverse items-start gap-4 md:flex-col md:gap-3.5">
        <div className="skeleton aspect-3/2 w-29 flex-none rounded-md! md:w-full" />
        <div className="w-full">
          <div className="skeleton h-5 w-4/5" />
          <div className="skeleton mt-3 h-3.5 w-full" />
          <div className="skeleton mt-2 h-3.5 w-3/5" />
        </div>
      </div>
      <div className="flex h-11 items-center">
        <div className="skeleton h-3 w-2/5" />
      </div>
    </div>
  );
}

const coverLook = 'aspect-3/2 w-full transition-transform duration-500 group-hover:scale-[1.02]';
const cuts = [videoThumbnailSize, { width: 756, height: 504 }, { width: 1008, height: 672 }] as const;
const leadCuts = [
  { width: 756, height: 504 },
  { width: 1008, height: 672 },
] as const;
const cardSizes = '(width >= 1200px) 381px, (width >= 768px) 45vw, 116px';
const leadSizes = '(width >= 1200px) 672px, (width >= 768px) 54vw, 92vw';
