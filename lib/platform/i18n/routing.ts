import { defineRouting } from 'next-intl/routing';
import { defaultLanguage, languages } from '@/lib/platform/shared/language';

/**
 * zh has no prefix, en lives under `/en` (DESIGN 6). The address alone decides what is rendered: no detection, no
 * cookie of next-intl's; hreflang comes from our own metadata.
 */
export const routing = defineRouting({
  locales: languages,
  defaultLocale: defaultLanguage,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
