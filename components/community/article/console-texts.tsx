import { useTranslations } from 'next-intl';
import { MarkedText } from '@/components/base/moderation/card-marked-text';
import { ReviewNotes } from '@/components/base/staff/card-review-parts';
import type { ArticleForReview } from '@/lib/community/article/contract';
import { fieldsOf } from '@/lib/community/article/rules/article-texts';
import { type Language, languageNames, languages } from '@/lib/platform/shared/language';
import { ShownArticle } from './shown-article';

/** The texts in both languages as readers will see them, with the words that need attention marked. */
export function ArticleTexts({ article }: { article: ArticleForReview }) {
  return (
    <>
      <ReviewNotes {...article} />
      {languages.map((language) => (
        <TextIn key={language} article={article} language={language} />
      ))}
    </>
  );
}

function TextIn({ article, language }: { article: ArticleForReview; language: Language }) {
  const t = useTranslations('staffReview');
  const stateOf = useTranslations('articleConsole.textStates');
  const { title, body } = fieldsOf[language];
  const { words, underReview } = article;
  const text = (titleText: string | undefined, html: string | undefined) => (
    <>
      {titleText && (
        <h3 lang={languageNames[language].html} className="mb-3 text-xl text-balance *:font-semibold">
          <MarkedText text={titleText} words={words} />
        </h3>
      )}
      {html && <ShownArticle html={html} name={titleText || article.title} language={language} words={words} />}
    </>
  );
  const isEmpty = article[title] === '' && article[body] === '';
  const isWaiting = underReview[title] !== undefined || underReview[body] !== undefined;
  return (
    <section aria-label={t(`languages.${language}`)} className="mb-8">
      <h2 className="mb-3 border-line border-b pb-2 text-base">
        {t(`languages.${language}`)}
        <span className="ml-2 font-normal text-ink-3 text-sm">{stateOf(article.textStates[language])}</span>
      </h2>
      {isEmpty ? <p className="text-ink-3">{t('nothing')}</p> : text(article[title], article[body])}
      {isWaiting && (
        <div className="mt-4 border-line border-l-2 pl-4">
          <p className="mb-1 text-ink-3 text-xs">{t('becomes')}</p>
          {text(underReview[title], underReview[body])}
        </div>
      )}
    </section>
  );
}
