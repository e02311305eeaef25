import type { Context } from '../context';
import type { SitemapUrl } from './sitemap-url';

/** Pages of one kind, divided into parts that each fit into one file (`sitemapLimits`). */
export interface SitemapSection {
  /** As in the file names: lower case letters. */
  name: string;
  /** The names of the parts, as in the file names: ids, or numbers; empty for none. */
  listParts(context: Context): Promise<string[]>;
  /** The addresses of a part, read in portions; null for an unknown name. */
  openPart(context: Context, part: string): Promise<AsyncIterable<SitemapUrl> | null>;
}
