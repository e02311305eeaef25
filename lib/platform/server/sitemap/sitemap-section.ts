import type { Context } from '../context';
import type { SitemapUrl } from './sitemap-url';

/** Pages of one kind, cut into parts that each fit into one file (`sitemapLimits`). */
export interface SitemapSection {
  /** As it stands in the files' names: lower case letters. */
  name: string;
  /** The names of the parts, as they stand in the files' names: ids, or numbers; none for nothing. */
  listParts(context: Context): Promise<string[]>;
  /** The addresses of a part, read piece by piece; null where there is none of that name. */
  openPart(context: Context, part: string): Promise<AsyncIterable<SitemapUrl> | null>;
}
