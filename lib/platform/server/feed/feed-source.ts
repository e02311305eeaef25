import type { Context } from '../context';
import type { FeedEntry } from './write-feed';

/** What somebody follows by a feed reader. Paths are without language prefix. */
export interface Followed {
  title: string;
  description: string;
  /** The page that is followed. */
  page: string;
  /** Ms; since when there is nothing, of an empty one. */
  since: number;
  /** The newest first, at most {@link mostEntries}. */
  entries: FeedEntry[];
}

/** How many entries a feed holds. */
export const mostEntries = 30;

/** Feeds of one kind, `/feeds/<name>/<id>.<format>`; `/feeds/<name>.<format>` is that of the id `all`. */
export interface FeedSource {
  /** Lower case letters, as it stands in addresses. */
  name: string;
  /** In the context's language; null where there is nothing to follow, or not for everybody. */
  read(context: Context, id: string): Promise<Followed | null>;
}
