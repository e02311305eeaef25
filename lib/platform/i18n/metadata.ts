import type { Metadata } from 'next';
import { type Language, languageNames, languages } from '@/lib/platform/shared/language';
import { getPathname } from './navigation';

export interface PageMetadata {
  language: Language;
  /** The address without language prefix and without the host: `/`, `/otherPeople?userId=…`. */
  path: string;
  title: string;
  description: string;
  /** Absolute path or address of the share picture, `shareImageSize`. */
  image?: string;
  siteName: string;
}

/** The size of share pictures, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** Title, canonical, hreflang, Open Graph and share card of a public page (DESIGN 7). */
export function pageMetadata({ language, path, title, description, image, siteName }: PageMetadata): Metadata {
  const address = (locale: Language) => getPathname({ locale, href: path });
  const images = image ? [{ url: image, ...shareImageSize }] : undefined;
  return {
    title,
    description,
    alternates: {
      canonical: address(language),
      languages: {
        ...Object.fromEntries(languages.map((locale) => [languageNames[locale].html, address(locale)])),
        'x-default': address('zh'),
      },
    },
    openGraph: {
      type: 'website',
      siteName,
      title,
      description,
      url: address(language),
      locale: languageNames[language].openGraph,
      alternateLocale: languages
        .filter((locale) => locale !== language)
        .map((locale) => languageNames[locale].openGraph),
      images,
    },
    twitter: { card: image ? 'summary_large_image' : 'summary', title, description, images },
  };
}
