import { CardArticle } from '@/components/community/article/card-article';
import { ArticleCorner, articleGrid } from '@/components/community/article/card-article-list';
import type { ArticleItem } from '@/lib/community/article/contract';

/** The latest articles: six, which fill two and three columns. */
export function FindArticles({ list }: { list: ArticleItem[] }) {
  return (
    <ul className={articleGrid}>
      {list.map((article) => (
        <li key={article.id}>
          <CardArticle article={article} corner={<ArticleCorner article={article} />} />
        </li>
      ))}
    </ul>
  );
}
