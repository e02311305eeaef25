'use client';

import './globals.css';
import { ErrorPage, type ErrorPageProps, useAddressLanguage } from '@/components/shell/error-page';
import { languageNames } from '@/lib/platform/shared/language';

/** For what no other error page has caught, the root of all pages among it: a document of its own. */
export default function GlobalError(props: ErrorPageProps) {
  return (
    <html lang={languageNames[useAddressLanguage()].html}>
      <body>
        <main id="main">
          <ErrorPage {...props} />
        </main>
      </body>
    </html>
  );
}
