'use client';

import { type ReactNode, useState } from 'react';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import type { ErrorPageProps } from './error-page';

/** The error page, which most visits never need: loaded after the page, or on demand. */
export function LateErrorPage(props: ErrorPageProps) {
  const [page, setPage] = useState<ReactNode>();
  useEffectOn(props.error, () => {
    importWithTimeout(() => import('./error-page'), 'error-page').then(
      ({ ErrorPage }) => setPage(<ErrorPage {...props} />),
      // If even the messages fail to load, shows the specification's own message.
      ({ message }) => setPage(<a href={location.pathname + location.search}>{message}</a>),
    );
  });
  return page;
}
