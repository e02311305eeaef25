'use client';

import './globals.css';
import type { ErrorPageProps } from '@/components/front/shell/error-page';
import { LateErrorPage } from '@/components/front/shell/late-error-page';

/** For what no other error page has caught, what stands around the pages of a group among it: a document of its own. */
export default function GlobalError(props: ErrorPageProps) {
  // By hand: every page carries this, and the table of languages would be most of it.
  const isEnglish = typeof location !== 'undefined' && /^\/en(?:\/|$)/.test(location.pathname);
  return (
    <html lang={isEnglish ? 'en' : 'zh-CN'} suppressHydrationWarning>
      <body>
        <main id="main">
          <LateErrorPage {...props} />
        </main>
      </body>
    </html>
  );
}
