import type { Metadata } from 'next';
import type { MessageKeys, NestedKeyOf } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Action } from '@/lib/base/permission/contract';
import { mayDo } from '@/lib/base/permission/port';
import { type PageMetadata, pageMetadata } from '@/lib/platform/i18n/metadata';
import type { Language } from '@/lib/platform/shared/language';
import { callerContext } from './caller-context';
import type { Messages } from './messages';
import { type ShareImageName, shareImagePath, sharePicture } from './share-images';

type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

interface PublicPage extends Omit<PageMetadata, 'language' | 'siteName' | 'image'> {
  /**
   * The share image of the page by its name; `picture` is a picture of its own by its media key. Without both, the
   * site's image.
   */
  image?: ShareImageName;
  picture?: string | null;
  /** The language of the text, where it differs from the page's. */
  textLanguage?: Language;
}

/** Metadata of a public page, in the language of its address (DESIGN 7). */
export async function publicHead({ image, picture, textLanguage, ...page }: PublicPage): Promise<Metadata> {
  const language = await getLocale();
  const siteName = (await getTranslations('shell'))('name');
  const shared = image ? shareImagePath(textLanguage ?? language, image) : sharePicture(language, picture);
  return pageMetadata({ ...page, language, siteName, image: shared });
}

/** Makes the `generateMetadata` of a page that search engines do not list; `title` is the key of its title. */
export function privateHead(title: MessageKey, more: Metadata = {}): () => Promise<Metadata> {
  return async () => ({ title: (await getTranslations())(title), robots: { index: false }, ...more });
}

/** The same for a console page, without the title for callers who may not open it, since it would reveal the page. */
export function consoleHead(action: Action, title: MessageKey, more: Metadata = {}): () => Promise<Metadata> {
  return async () => ({
    ...(mayDo(await callerContext(), action) && { title: (await getTranslations())(title) }),
    ...more,
  });
}
