import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { MarkedText } from './card-marked-text';

interface Essay {
  title: string | undefined;
  /** HTML. */
  body: string | undefined;
}

interface ReviewedEssayProps {
  language: Language;
  /** Beside the name of its language. */
  state?: ReactNode;
  now: Essay;
  /** What waits for review in its place. */
  becomes: Essay;
  /** Words to mark in it. */
  words: readonly string[];
  renderBody(html: string, title: string | undefined): ReactNode;
}

/** A title and a long text in one language, as visitors will see them, and what they are to become. */
export function ReviewedEssay({ language, state, now, becomes, words, renderBody }: ReviewedEssayProps) {
  const t = useTranslations('staffReview');
  const essay = ({ title, body }: Essay) => (
    <>
      {title && (
        <h3 lang={languageNames[language].html} className="mb-3 text-xl text-balance *:font-semibold">
          <MarkedText text={title} words={words} />
        </h3>
      )}
      {body && renderBody(body, title)}
    </>
  );
  const isWaiting = becomes.title !== undefined || becomes.body !== undefined;
  return (
    <section aria-label={t(`languages.${language}`)} className="mb-8">
      <h2 className="mb-3 border-line border-b pb-2 text-base">
        {t(`languages.${language}`)}
        {state && <span className="ml-2 font-normal text-ink-3 text-sm">{state}</span>}
      </h2>
      {now.title || now.body ? essay(now) : <p className="text-ink-3">{t('nothing')}</p>}
      {isWaiting && (
        <div className="mt-4 border-line border-l-2 pl-4">
          <p className="mb-1 text-ink-3 text-xs">{t('becomes')}</p>
          {essay(becomes)}
        </div>
      )}
    </section>
  );
}
