import { getPathname } from '@/lib/platform/i18n/navigation';
import type { Language } from '@/lib/platform/shared/language';
import { env } from '../env';

/** The absolute URL of a page in a feed; `path` is without language prefix. */
export const feedAddress = (path: string, language: Language) =>
  new URL(getPathname({ locale: language, href: path }), env().siteUrl).href;
