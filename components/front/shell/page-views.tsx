'use client';

import { useEffect } from 'react';
import { pageViewIds } from '@/lib/base/tracking/codes';
import { afterLoad } from '@/lib/platform/client/after-load';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

/** Records a page view on each navigation (specification section 7). Its code is loaded after the page. */
export function PageViews() {
  const path = usePathname();

  useEffect(() => {
    const id = pageViewIds[path];
    if (id === undefined) return;
    const address = location.pathname + location.search;
    // Not cancelled when the visitor navigates on: it was a view.
    afterLoad(() => {
      importWithTimeout(() => import('@/lib/base/tracking/client/report-page-view'), 'page-view').then(
        ({ reportPageView }) => reportPageView(id, address),
        (error: unknown) => console.warn('This view is not counted', error),
      );
    });
  }, [path]);
  return null;
}
