import type { Context } from '@/lib/platform/server/context';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';

/** Pages of one kind, cut into parts that each fit into one file (`sitemapLimits`). */
export interface SitemapSection {
  /** As it stands in the files' names: lower case letters. */
  name: string;
  /** The numbers of the parts that hold something, from 1; there may be gaps. */
  listParts(context: Context): Promise<number[]>;
  /** The addresses of a part, read piece by piece; null for one that holds nothing. */
  openPart(context: Context, part: number): Promise<AsyncIterable<SitemapUrl> | null>;
}
