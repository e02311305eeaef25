import { useTranslations } from 'next-intl';
import { ReviewedEssay } from '@/components/base/moderation/card-reviewed-essay';
import { ReviewNotes } from '@/components/base/staff/card-review-parts';
import type { ArticleForReview } from '@/lib/community/article/contract';
import { fieldsOf } from '@/lib/community/article/rules/article-texts';
import { languages } from '@/lib/platform/shared/language';
import { ShownArticle } from './shown-article';

/** The texts in both languages as readers will see them, with the words that need attention marked. */
export function ArticleTexts({ article }: { article: ArticleForReview }) {
  const stateOf = useTranslations('articleConsole.textStates');
  const { words, underReview } = article;
  return (
    <>
      <ReviewNotes {...article} />
      {languages.map((language) => {
        const { title, body } = fieldsOf[language];
        return (
          <ReviewedEssay
            key={language}
            {...{ language, words }}
            state={stateOf(article.textStates[language])}
            now={{ title: article[title], body: article[body] }}
            becomes={{ title: underReview[title], body: underReview[body] }}
            renderBody={(html, name) => <ShownArticle {...{ html, language, words }} name={name || article.title} />}
          />
        );
      })}
    </>
  );
}
