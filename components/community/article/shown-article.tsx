'use client';

import { useEffect, useState } from 'react';
import { ArticleText } from '@/components/base/rich-text/card-article-text';
import { markInHtml } from '@/lib/base/moderation/client/mark-in-html';
import { cleanPasted } from '@/lib/base/rich-text/client/clean-pasted';
import { ownMedia } from '@/lib/platform/shared/hosts';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { EmbeddedWork } from './embedded-work';

interface ShownArticleProps {
  /** A body as it is typed or stored. */
  html: string;
  /** Accessible name of its pictures. */
  name: string;
  language: Language;
  /** Words to mark in it. */
  words?: readonly string[];
}

const none: readonly string[] = [];

/** A body that is not public as readers will see it; works are named, not played. */
export function ShownArticle({ html, name, language, words = none }: ShownArticleProps) {
  const [shown, setShown] = useState('');
  // In the browser: what was typed was not sanitised by the server yet.
  useEffect(() => setShown(withAddresses(markInHtml(cleanPasted(html).html, words))), [html, words]);
  return (
    <ArticleText
      name={name}
      html={shown}
      lang={languageNames[language].html}
      renderWork={(id) => <EmbeddedWork id={id} />}
    />
  );
}

/** Pictures of what is not public are asked for at our own host, since only we can check who looks. */
const withAddresses = (html: string) => html.replaceAll('<img src="', `<img src="${ownMedia}/`);
