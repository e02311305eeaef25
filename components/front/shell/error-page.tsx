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
  /** The error thrown while rendering. */
  error: unknown;
  /** Renders the page again. */
  retry(): void;
}

/** Addresses of pages that were rendered again, successfully or not. */
const tried = new Set<string>();

/**
 * Replaces a page that failed to render: for a chunk that did not load the message of specification section 8, else a
 * sentence, and links. The first retry renders again, the next one reloads. The language comes from the address, since
 * no provider may be there.
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
        {/* Loaded by the browser, to drop broken state. */}
        <a href={getPathname({ locale: language, href: '/' })} className={buttonClass('line')}>
          {words.home}
        </a>
      </p>
    </Notice>
  );
}

/** The language of the address; on the server, which renders one error page for all, the default. */
function useAddressLanguage(): Language {
  return useSyncExternalStore(
    () => () => undefined,
    () => placeOf(location.pathname).language,
    () => defaultLanguage,
  );
}
