'use client';

import { useState } from 'react';
import { isLongText } from '@/lib/platform/shared/format/long-text';

interface LongTextProps {
  text: string;
  /** Where it is in another language than the page. */
  lang?: string | undefined;
  /** On wide screens it is never cut. */
  onlyOnPhones?: boolean;
  words: Record<'more' | 'less', string>;
}

/** A user's text with its line breaks; a long one is cut after three lines and can be expanded. */
export function LongText({ text, lang, onlyOnPhones = false, words }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const isLong = isLongText(text);
  const cut = onlyOnPhones ? 'max-md:line-clamp-3' : 'line-clamp-3';
  return (
    <div>
      <p
        lang={lang}
        className={`max-w-170 whitespace-pre-line text-ink-2 text-pretty wrap-anywhere ${isLong && !isOpen ? `${cut} noscript:line-clamp-none` : ''}`}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={`min-h-11 font-semibold text-accent noscript:hidden ${onlyOnPhones ? 'md:hidden' : ''}`}
        >
          {isOpen ? words.less : words.more}
        </button>
      )}
    </div>
  );
}
