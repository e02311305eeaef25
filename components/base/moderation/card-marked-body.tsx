'use client';

import { useEffect, useState } from 'react';
import { RichText } from '@/components/base/rich-text/card-rich-text';
import { markInHtml } from '@/lib/base/moderation/client/mark-in-html';
import { cleanPasted } from '@/lib/base/rich-text/client/clean-pasted';
import { type Language, languageNames } from '@/lib/platform/shared/language';

interface MarkedBodyProps {
  html: string;
  /** Accessible name of its pictures. */
  name: string;
  language: Language;
  words: readonly string[];
}

/** A text as visitors will see it, with the words that need attention marked. */
export function MarkedBody({ html, name, language, words }: MarkedBodyProps) {
  const [shown, setShown] = useState('');
  // In the browser, which takes the text apart.
  useEffect(() => setShown(markInHtml(cleanPasted(html).html, words)), [html, words]);
  return <RichText name={name} html={shown} lang={languageNames[language].html} />;
}
