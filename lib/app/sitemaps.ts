import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { wireId } from '@/lib/platform/shared/wire';
import { pagesSection } from './sitemap-pages';
import { peopleSection } from './sitemap-people';
import { playlistsSection } from './sitemap-playlists';
import type { SitemapSection } from './sitemap-section';
import { worksSection } from './sitemap-works';

/** What search engines are told of; a slice with pages of its own adds its section. */
const sections: readonly SitemapSection[] = [pagesSection, worksSection, peopleSection, playlistsSection];

/** The addresses of all files that the index names, `/sitemaps/<name>-<part>.xml`. */
export async function listSitemaps(context: Context): Promise<string[]> {
  const files: string[] = [];
  for (const { name, listParts } of sections) {
    for (const part of await listParts(context)) files.push(`${env().siteUrl}/sitemaps/${name}-${part}.xml`);
  }
  return files;
}

/** The addresses of one file, `name` and `part` as they stand in its own; null where there is none. */
export async function openSitemap(context: Context, name: string, part: string) {
  const section = sections.find((one) => one.name === name);
  return section && wireId.safeParse(part).success ? section.openPart(context, part) : null;
}
