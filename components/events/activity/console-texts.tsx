'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { MarkedText } from '@/components/base/moderation/card-marked-text';
import { RichText } from '@/components/base/rich-text/card-rich-text';
import { ReviewNotes } from '@/components/base/staff/card-review-parts';
import { markInHtml } from '@/lib/base/moderation/client/mark-in-html';
import { cleanPasted } from '@/lib/base/rich-text/client/clean-pasted';
import type { ActivityForReview } from '@/lib/events/activity/contract';

import { type Language, languageNames, languages } from '@/lib/platform/shared/language';
import { textFields } from './text-fields';

/** The texts in both languages as visitors will see them, with the words that need attention marked. */
export function ActivityTexts({ activity }: { activity: ActivityForReview }) {
  return (
    <>
      <ReviewNotes {...activity} />
      {languages.map((language) => (
        <TextIn key={language} activity={activity} language={language} />
      ))}
    </>
  );
}

function TextIn({ activity, language }: { activity: ActivityForReview; language: Language }) {
  const t = useTranslations('staffReview');
  const [title, body] = textFields[language];
  const { words, underReview } = activity;
  const text = (titleText: string | undefined, html: string | undefined) => (
    <>
      {titleText && (
        <h3 lang={languageNames[language].html} className="mb-3 text-xl text-balance *:font-semibold">
          <MarkedText text={titleText} words={words} />
        </h3>
      )}
      {html && <MarkedBody html={html} name={titleText || activity.title} language={language} words={words} />}
    </>
  );
  const isEmpty = activity[title] === '' && activity[body] === '';
  const isWaiting = underReview[title] !== undefined || underReview[body] !== undefined;
  return (
    <section aria-label={t(`languages.${language}`)} className="mb-8">
      <h2 className="mb-3 border-line border-b pb-2 text-base">{t(`languages.${language}`)}</h2>
      {isEmpty ? <p className="text-ink-3">{t('nothing')}</p> : text(activity[title], activity[body])}
      {isWaiting && (
        <div className="mt-4 border-line border-l-2 pl-4">
          <p className="mb-1 text-ink-3 text-xs">{t('becomes')}</p>
          {text(underReview[title], underReview[body])}
        </div>
      )}
    </section>
  );
}

interface MarkedBodyProps {
  html: string;
  /** Accessible name of its pictures. */
  name: string;
  language: Language;
  words: readonly string[];
}

function MarkedBody({ html, name, language, words }: MarkedBodyProps) {
  const [shown, setShown] = useState('');
  // In the browser, which takes the text apart.
  useEffect(() => setShown(markInHtml(cleanPasted(html).html, words)), [html, words]);
  return <RichText name={name} html={shown} lang={languageNames[language].html} />;
}
