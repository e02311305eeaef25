'use client';

import { ErrorPage, type ErrorPageProps } from '@/components/shell/error-page';

/** For what stands around the pages of a group. */
export default function RootError(props: ErrorPageProps) {
  return (
    <main id="main">
      <ErrorPage {...props} />
    </main>
  );
}
