import type { Context } from '../context';
import type { FeedEntry } from './write-feed';

/** The content of a feed. Paths are without language prefix. */
export interface Followed {
  title: string;
  description: string;
  /** The page that the feed belongs to. */
  page: string;
  /** In ms; for an empty feed, the time of its page. */
  since: number;
  /** The newest first, at most {@link mostEntries}. */
  entries: FeedEntry[];
}

/** Maximum number of entries in a feed. */
export const mostEntries = 30;

/** Feeds of one kind, `/feeds/<name>/<id>.<format>`; `/feeds/<name>.<format>` is that of the id `all`. */
export interface FeedSource {
  /** Lower case letters, as in addresses. */
  name: string;
  /** In the context's language; null for an unknown or private one. */
  read(context: Context, id: string): Promise<Followed | null>;
}
