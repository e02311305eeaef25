'use client';

import { useRouter as useNextRouter, usePathname as useWholePathname } from 'next/navigation';
import { useMemo } from 'react';
import type { Language } from '@/lib/platform/shared/language';
import { getPathname, placeOf } from './navigation';

/** The path of this page without language prefix. */
export function usePathname(): string {
  return placeOf(useWholePathname()).path;
}

/** The language of this page, by its address. */
export function useLanguage(): Language {
  return placeOf(useWholePathname()).language;
}

/** The router for pages of this language; its paths have no prefix. */
export function useRouter() {
  const router = useNextRouter();
  const locale = useLanguage();
  return useMemo(
    () => ({
      back: () => router.back(),
      push: (href: string) => router.push(getPathname({ locale, href })),
      replace: (href: string) => router.replace(getPathname({ locale, href })),
    }),
    [router, locale],
  );
}
