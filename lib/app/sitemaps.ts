import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { pagesSection } from './sitemap-pages';
import { peopleSection } from './sitemap-people';

/** Pages of one kind, cut into parts that each fit into one file (`sitemapLimits`). */
export interface SitemapSection {
  /** As it stands in the files' names: lower case letters. */
  name: string;
  /** The numbers of the parts that hold something, from 1; there may be gaps. */
  listParts(context: Context): Promise<number[]>;
  /** The addresses of a part, read piece by piece; null for one that holds nothing. */
  openPart(context: Context, part: number): Promise<AsyncIterable<SitemapUrl> | null>;
}

/** What search engines are told of; a slice with pages of its own adds its section. */
const sections: readonly SitemapSection[] = [pagesSection, peopleSection];

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
  return section && /^[1-9]\d{0,5}$/.test(part) ? section.openPart(context, Number(part)) : null;
}
