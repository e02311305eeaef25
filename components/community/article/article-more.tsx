import { useTranslations } from 'next-intl';
import type { ArticleItem } from '@/lib/community/article/contract';
import { CardArticle } from './card-article';
import { ArticleCorner, articleGrid } from './card-article-list';

interface ArticleMoreProps {
  nickname: string;
  articles: readonly ArticleItem[];
}

/** Other articles of the same author. */
export function ArticleMore({ nickname, articles }: ArticleMoreProps) {
  const t = useTranslations('article.page');
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="more" className="mx-auto mt-12 max-w-153 md:mt-16 lg:max-w-232">
      <h2 id="more" className="mb-4 text-xl md:mb-6 md:text-2xl">
        {t('more', { name: nickname })}
      </h2>
      <ul className={articleGrid}>
        {articles.map((article) => (
          <li key={article.id}>
            <CardArticle article={article} corner={<ArticleCorner article={article} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
