'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import type { ErrorPageProps } from './error-page';

/** The error page, which most visits never see: it is loaded after the page, or now. */
export function LateErrorPage(props: ErrorPageProps) {
  const [page, setPage] = useState<ReactNode>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error is another error page
  useEffect(() => {
    importWithTimeout(() => import('./error-page'), 'error-page').then(
      ({ ErrorPage }) => setPage(<ErrorPage {...props} />),
      // Not even the words came: the specification's own message is what there is.
      ({ message }) => setPage(<a href={location.pathname + location.search}>{message}</a>),
    );
  }, []);
  return page;
}
