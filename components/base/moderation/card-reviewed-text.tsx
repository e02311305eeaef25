import { useTranslations } from 'next-intl';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { MarkedText } from './card-marked-text';

interface ReviewedTextProps {
  text: string;
  /** The changed text that waits, which it becomes once allowed. */
  waiting?: string;
  language: Language;
  /** The prohibited words in them. */
  words: readonly string[];
}

/** A text of a thing under review, and what it becomes, with the words that need attention marked. */
export function ReviewedText({ text, waiting, language, words }: ReviewedTextProps) {
  const t = useTranslations('staffReview');
  const lang = languageNames[language].html;
  const marked = (shown: string) => (
    <span lang={lang}>
      <MarkedText text={shown} words={words} />
    </span>
  );
  return (
    <>
      {text === '' ? <span className="text-ink-3">{t('nothing')}</span> : marked(text)}
      {waiting !== undefined && (
        <div className="mt-2 border-line border-l-2 pl-3">
          <p className="text-xs font-normal text-ink-3">{t('becomes')}</p>
          {marked(waiting)}
        </div>
      )}
    </>
  );
}
