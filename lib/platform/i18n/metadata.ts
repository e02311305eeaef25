import type { Metadata } from 'next';
import { defaultLanguage, type Language, languageNames, languages } from '@/lib/platform/shared/language';
import { getPathname } from './navigation';

export interface PageMetadata {
  language: Language;
  /** The address without language prefix and without the host: `/`, `/otherPeople?userId=…`. */
  path: string;
  title: string;
  description: string;
  /** Absolute path or address of the share picture, `shareImageSize`. */
  image: string;
  siteName: string;
  /** The language of a content that is in one only: then only the page in it is indexed (DESIGN 6). */
  only?: Language;
  /** The address of the page's feed, without language prefix and extension: `/feeds/works`. */
  feed?: string;
}

/** The size of share pictures, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Title, canonical, hreflang, Open Graph and share card of a public page (DESIGN 7). */
export function pageMetadata(page: PageMetadata): Metadata {
  const { title, description, image, siteName, only } = page;
  const address = (locale: Language) => getPathname({ locale, href: page.path });
  const images = [{ url: image, ...shareImageSize }];
  // The language of the content, which may differ from that of the page.
  const language = only ?? page.language;
  const others = only ? [] : languages.filter((locale) => locale !== language);
  return {
    title,
    description,
    alternates: {
      canonical: address(language),
      ...(!only && { languages: alternates(address) }),
      ...(page.feed && { types: feedTypes(getPathname({ locale: page.language, href: page.feed })) }),
    },
    openGraph: {
      type: 'website',
      siteName,
      title,
      description,
      url: address(language),
      locale: languageNames[language].openGraph,
      alternateLocale: others.map((locale) => languageNames[locale].openGraph),
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

function alternates(address: (locale: Language) => string): Record<string, string> {
  return {
    ...Object.fromEntries(languages.map((locale) => [languageNames[locale].html, address(locale)])),
    'x-default': address(defaultLanguage),
  };
}

function feedTypes(path: string): Record<string, string> {
  return { 'application/rss+xml': `${path}.xml`, 'application/atom+xml': `${path}.atom` };
}
