import { createTranslator } from 'next-intl';
import { nightPalettes } from '@/lib/base/media/server/demo-art/palette';
import { type ShareImage, shareImageHash } from '@/lib/base/media/server/share-image/share-image';
import { shareImageSize } from '@/lib/platform/i18n/metadata';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import type { Language } from '@/lib/platform/shared/language';
import { messages } from './messages';

/** The picture of each share image, selected by hand. */
const pictures = {
  home: { family: 'beams', palette: nightPalettes[1], seed: 'home-0' },
  business: { family: 'rings', palette: nightPalettes[2], seed: 'business-0' },
  'contact-us': { family: 'ribbons', palette: nightPalettes[9], seed: 'contact-us-0' },
  advertisement: { family: 'score', palette: nightPalettes[4], seed: 'advertisement-0' },
  service: { family: 'terrain', palette: nightPalettes[3], seed: 'service-0' },
  customer: { family: 'ripples', palette: nightPalettes[6], seed: 'customer-0' },
  about: { family: 'orbits', palette: nightPalettes[0], seed: 'about-0' },
  contact: { family: 'weave', palette: nightPalettes[8], seed: 'contact-0' },
  find: { family: 'orbits', palette: nightPalettes[5], seed: 'find-0' },
  legal: { family: 'contours', palette: nightPalettes[7], seed: 'legal-0' },
  app: { family: 'tubes', palette: nightPalettes[11], seed: 'app-0' },
} as const satisfies Record<string, ShareImage['art']>;

export type ShareImageName = keyof typeof pictures;
export const shareImageNames = Object.keys(pictures) as ShareImageName[];

export function isShareImageName(name: string): name is ShareImageName {
  return Object.hasOwn(pictures, name);
}

/** Content of a page's share image in a language: the page's own title where it has one. */
export function shareImage(language: Language, name: ShareImageName): ShareImage {
  const t = createTranslator({ locale: language, messages: messages[language] });
  const headline = (key: 'business.page.headline' | 'business.servicePage.headline') =>
    t.markup(key, { br: () => '\n' });
  const titles: Partial<Record<ShareImageName, string>> = {
    business: headline('business.page.headline'),
    service: headline('business.servicePage.headline'),
    app: t('appLink.page.headline'),
  };
  return {
    title: titles[name] ?? t(`shell.share.images.${name as 'home'}.title`),
    line: t(`shell.share.images.${name}.line`),
    siteName: t('shell.name'),
    art: pictures[name],
  };
}

/** The path of a thing's share picture, made from a picture of its own (a media key); without one the site's. */
export function sharePicture(language: Language, key: string | null | undefined): string {
  return key ? thumbnail(key, shareImageSize) : shareImagePath(language, 'home');
}

/** The path of a page's share image, 1200 × 630, for `pageMetadata`. It changes with the content of the image. */
export function shareImagePath(language: Language, name: ShareImageName): string {
  return `/media/share/${language}/${name}.jpg?v=${shareImageHash(shareImage(language, name))}`;
}
