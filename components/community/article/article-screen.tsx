import { useTranslations } from 'next-intl';
import { CardPersonStrip } from '@/components/people/person/card-person-strip';
import { CardDiscussion } from '@/components/reactions/comment/card-discussion';
import { Picture } from '@/components/ui/picture';
import type { Chapter } from '@/lib/base/rich-text/codes';
import { listPath } from '@/lib/community/article/client/addresses';
import type { ArticleDetail, ArticleItem } from '@/lib/community/article/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import type { Page } from '@/lib/platform/shared/wire';
import type { Thread } from '@/lib/reactions/comment/contract';
import { ArticleActions } from './article-actions';
import { ArticleBody } from './article-body';
import { ArticleContents, fewestChapters } from './article-contents';
import { ArticleHead } from './article-head';
import { ArticleMore } from './article-more';

interface ArticleScreenProps {
  article: ArticleDetail;
  /** Its text as displayed, and its headings. */
  text: { html: string; chapters: Chapter[] };
  /** Others of the same author. */
  more: ArticleItem[];
  /** The first comments. */
  comments: Page<Thread>;
}

/** An article (specification section 2): made to be read, then its author and what others say. */
export function ArticleScreen({ article, text, more, comments }: ArticleScreenProps) {
  const lang = useTextLanguage()(article.titleLanguage);
  const { id, title, cover, author, works, tags, commentCount } = article;
  const { html, chapters } = text;
  const isLong = chapters.length >= fewestChapters;
  // The contents stand beside a long text: all begins at one edge, and its pictures are wider on the side of the contents.
  const frame = `mx-auto max-w-153 ${isLong ? 'lg:max-w-232 lg:[--bleed-left:0%] lg:[--bleed-right:12%]' : ''}`;
  return (
    <div className="pt-6 pb-12 md:pt-12" data-sleeps="painted">
      <div className="wrap">
        <article className={frame}>
          <div className="max-w-153">
            <ArticleHead article={article} />
          </div>
          {cover && (
            <Picture
              picture={cover}
              cuts={coverCuts}
              sizes={isLong ? wideSizes : columnSizes}
              first
              className={`mt-6 aspect-3/2 w-full max-md:-mx-gutter max-md:w-screen max-md:max-w-none! md:mt-9 md:rounded-lg ${isLong ? '' : 'lg:-mx-[8%] lg:w-[116%] lg:max-w-none!'}`}
            />
          )}
          <div
            className={`mt-7 md:mt-10 ${isLong ? 'lg:grid lg:grid-cols-[minmax(0,38.25rem)_minmax(0,1fr)] lg:gap-x-24' : ''}`}
          >
            {isLong && <ArticleContents chapters={chapters} lang={lang} />}
            <div className="min-w-0">
              <ArticleBody html={html} works={works} title={title} lang={lang} />
              {tags.length > 0 && <Tags tags={tags} />}
              <ArticleActions article={article} />
              <div className="mt-4">
                <CardPersonStrip person={author} />
              </div>
            </div>
          </div>
        </article>
        <ArticleMore nickname={author.nickname} articles={more} />
        <div className={`mt-10 md:mt-14 ${frame}`}>
          <div className="max-w-153">
            <CardDiscussion kind="article" thingId={id} count={commentCount} first={comments} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Tags({ tags }: Pick<ArticleDetail, 'tags'>) {
  const t = useTranslations('article.page');
  return (
    <ul aria-label={t('tags')} className="mt-9 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            href={listPath({ tag })}
            className="inline-flex min-h-11 items-center rounded-full bg-sunk px-4 text-sm transition-colors wrap-anywhere hover:bg-line"
          >
            # {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const coverCuts = [
  { width: 756, height: 504 },
  { width: 1008, height: 672 },
] as const;
const wideSizes = '(width >= 1200px) 928px, (width >= 768px) 612px, 100vw';
const columnSizes = '(width >= 1200px) 710px, (width >= 768px) 612px, 100vw';
