'use client';

import type { ReactNode } from 'react';
import { useDownloadStarted } from '@/lib/base/app-link/client/has-app';
import { isAppPage } from '@/lib/base/app-link/rules/app-pages';
import { usePathname } from '@/lib/platform/i18n/use-navigation';

/** Shows what it holds until the Android download starts, and on no page that is about the app itself. */
export function WhileAppOffered({ children }: { children: ReactNode }) {
  const isOver = useDownloadStarted();
  return isAppPage(usePathname()) || isOver ? null : children;
}
