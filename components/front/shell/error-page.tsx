'use client';

import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { chunkText, faultWords } from '@/lib/platform/client/fault-words';
import { chunkErrorBehind } from '@/lib/platform/client/next/chunk-error-behind';
import { reloadPage } from '@/lib/platform/client/reload-page';
import { getPathname, placeOf } from '@/lib/platform/i18n/navigation';
import { defaultLanguage, type Language } from '@/lib/platform/shared/language';

export interface ErrorPageProps {
  /** What was thrown while the page was drawn. */
  error: unknown;
  /** Draws the page once more. */
  retry(): void;
}

/** The addresses of pages that were drawn once more, in vain or not. */
const tried = new Set<string>();

/**
 * What stands where a page could not be drawn: for a part of the program that did not load the message of specification
 * section 8, else a sentence, and the ways on. Another try draws the page in its place; the next one loads it anew. It knows
 * its language by the address, since nothing around it may be there.
 */
export function ErrorPage({ error, retry }: ErrorPageProps) {
  const language = useAddressLanguage();
  const words = faultWords(language);
  const failure = chunkErrorBehind(error);
  const again = () => {
    if (tried.has(location.href)) return reloadPage();
    tried.add(location.href);
    retry();
  };
  return (
    <Notice isPage role="alert" title={failure ? chunkText(failure, words) : words.title} text={words.text}>
      <p className="flex flex-wrap justify-center gap-3">
        <button type="button" onClick={again} className={buttonClass('ink')}>
          {words.retry}
        </button>
        {/* By the browser: what is broken here must not come along. */}
        <a href={getPathname({ locale: language, href: '/' })} className={buttonClass('line')}>
          {words.home}
        </a>
      </p>
    </Notice>
  );
}

/** The language that the address says; on the server, which draws one such page for all, the default. */
function useAddressLanguage(): Language {
  return useSyncExternalStore(
    () => () => undefined,
    () => placeOf(location.pathname).language,
    () => defaultLanguage,
  );
}
