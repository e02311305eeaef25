import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import { wireId } from '@/lib/platform/shared/wire';
import { product } from './product';
import { pagesSection } from './sitemap-pages';

/** All sections of the sitemap: the fixed pages, and those of the slices. */
const sections = (): readonly SitemapSection[] => [
  pagesSection,
  ...product().slices.flatMap(({ sitemaps = [] }) => sitemaps),
];

/** The addresses of all files that the index names, `/sitemaps/<name>-<part>.xml`. */
export async function listSitemaps(context: Context): Promise<string[]> {
  const files: string[] = [];
  for (const { name, listParts } of sections()) {
    for (const part of await listParts(context)) files.push(`${env().siteUrl}/sitemaps/${name}-${part}.xml`);
  }
  return files;
}

/** The addresses in one file, by its `name` and `part`; null for an unknown file. */
export async function openSitemap(context: Context, name: string, part: string) {
  const section = sections().find((one) => one.name === name);
  return section && wireId.safeParse(part).success ? section.openPart(context, part) : null;
}
