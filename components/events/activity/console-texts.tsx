'use client';

import { useEffect, useState } from 'react';
import { ReviewedEssay } from '@/components/base/moderation/card-reviewed-essay';
import { RichText } from '@/components/base/rich-text/card-rich-text';
import { ReviewNotes } from '@/components/base/staff/card-review-parts';
import { markInHtml } from '@/lib/base/moderation/client/mark-in-html';
import { cleanPasted } from '@/lib/base/rich-text/client/clean-pasted';
import type { ActivityForReview } from '@/lib/events/activity/contract';
import { type Language, languageNames, languages } from '@/lib/platform/shared/language';
import { textFields } from './text-fields';

/** The texts in both languages as visitors will see them, with the words that need attention marked. */
export function ActivityTexts({ activity }: { activity: ActivityForReview }) {
  const { words, underReview } = activity;
  return (
    <>
      <ReviewNotes {...activity} />
      {languages.map((language) => {
        const [title, body] = textFields[language];
        return (
          <ReviewedEssay
            key={language}
            {...{ language, words }}
            now={{ title: activity[title], body: activity[body] }}
            becomes={{ title: underReview[title], body: underReview[body] }}
            renderBody={(html, name) => <MarkedBody {...{ html, language, words }} name={name || activity.title} />}
          />
        );
      })}
    </>
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
