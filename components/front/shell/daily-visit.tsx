'use client';

import { useEffect } from 'react';
import { afterLoad } from '@/lib/platform/client/after-load';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { onSignOut } from '@/lib/platform/client/sign-out';
import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

const forget = () => removeStored('visitedOn');

/**
 * Notes the first visit of a Beijing day of whoever is logged in, which earns points. It looks at each navigation, since a
 * login is one; its call is loaded after the page.
 */
export function DailyVisit() {
  useEffect(() => onSignOut(forget), []);
  useEffectOn(usePathname(), () => {
    const today = beijingDay(Date.now());
    if (!isLoggedIn() || readStored('visitedOn') === today) return;
    return afterLoad(() => {
      writeStored('visitedOn', today);
      importWithTimeout(() => import('@/lib/money/wallet/client/report-visit'), 'visit').then(
        ({ reportVisit }) => reportVisit(),
        (error: unknown) => console.warn('This visit is not noted', error),
      );
    });
  });
  return null;
}
