'use client';

import { useEffect } from 'react';
import { afterLoad } from '@/lib/platform/client/after-load';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { onSignOut } from '@/lib/platform/client/sign-out';
import { removeStored } from '@/lib/platform/client/storage';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

const forget = () => removeStored('visitedOn');

/**
 * Has the first visit of a day of whoever is logged in noted, which earns points. It looks at each navigation, since a login
 * is one; all else is loaded after the page, and only for who is logged in.
 */
export function DailyVisit() {
  useEffect(() => onSignOut(forget), []);
  useEffectOn(usePathname(), () => {
    if (!isLoggedIn()) return;
    return afterLoad(() => {
      importWithTimeout(() => import('@/lib/money/wallet/client/report-visit'), 'visit').then(
        ({ reportVisit }) => reportVisit(),
        (error: unknown) => console.warn('This visit is not noted', error),
      );
    });
  });
  return null;
}
