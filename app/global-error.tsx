'use client';

import './globals.css';
import type { ErrorPageProps } from '@/components/front/shell/error-page';
import { LateErrorPage } from '@/components/front/shell/late-error-page';

/** Catches errors that no other error page catches, those of a group's layout included. It renders a whole document. */
export default function GlobalError(props: ErrorPageProps) {
  // Written by hand: every page loads this file, and the table of languages would be most of it.
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
