import { getLocale, getTranslations } from 'next-intl/server';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { env } from '@/lib/platform/server/env';
import type { Language } from '@/lib/platform/shared/language';

/** Facts in the JSON-LD of every page. */
export interface PageFacts {
  language: Language;
  /** Without a trailing slash. */
  siteUrl: string;
  /** Name of the home page, first in the breadcrumb. */
  home: string;
}

/** The facts of the page being rendered. */
export async function pageFacts(): Promise<PageFacts> {
  const t = await getTranslations('shell.menu');
  return { language: await getLocale(), siteUrl: env().siteUrl, home: t('home') };
}

type Site = Pick<PageFacts, 'language' | 'siteUrl'>;

/** The absolute URL of a page; `path` is without language prefix. */
export function absoluteUrl({ language, siteUrl }: Site, path: string): string {
  return new URL(getPathname({ locale: language, href: path }), siteUrl).href;
}

interface Listed {
  name: string;
  /** Without language prefix. */
  path: string;
  /** From 1; by default the position in the list. */
  rank?: number;
}

/** The elements of a schema.org ItemList. */
export function listItems(site: Site, listed: readonly Listed[]) {
  return listed.map(({ name, path, rank }, index) => ({
    '@type': 'ListItem',
    position: rank ?? index + 1,
    name,
    url: absoluteUrl(site, path),
  }));
}

/** Works as {@link listItems} takes them. */
export function listedWorks(works: readonly { videoId: string; title: string; rank?: number }[]): Listed[] {
  return works.map(({ videoId, title, rank }) => ({ name: title, path: `/video/detail/${videoId}`, rank }));
}

/** Number of actions: watched, liked, followed. */
export function interactions(action: 'WatchAction' | 'LikeAction' | 'FollowAction' | 'WriteAction', count: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  };
}
