import { ArticleText } from '@/components/base/rich-text/card-article-text';
import type { EmbeddedWork } from '@/lib/community/article/contract';
import { ArticleWork } from './article-work';
import { OnePlaying } from './one-playing';

interface ArticleBodyProps {
  /** Its text as displayed. */
  html: string;
  /** The works that stand in it and are there. */
  works: readonly EmbeddedWork[];
  title: string;
  lang: string | undefined;
}

/** The text of an article, with the works that stand in it. */
export function ArticleBody({ html, works, title, lang }: ArticleBodyProps) {
  return (
    <OnePlaying>
      <ArticleText
        name={title}
        html={html}
        lang={lang}
        renderWork={(id) => <ArticleWork work={works.find(({ videoId }) => videoId === id)} />}
      />
    </OnePlaying>
  );
}
