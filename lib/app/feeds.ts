import type { Context } from '@/lib/platform/server/context';
import { feedAddress } from '@/lib/platform/server/feed/feed-address';
import type { Feed } from '@/lib/platform/server/feed/write-feed';
import { languageNames } from '@/lib/platform/shared/language';
import { product } from './product';

/**
 * The feed at `/feeds/<name>/<id>` (`/feeds/<name>` for the id `all`), in the context's language; null for an unknown
 * feed.
 */
export async function readFeed(context: Context, name: string, id: string): Promise<Feed | null> {
  const sources = product().slices.flatMap(({ feeds = [] }) => feeds);
  const followed = await sources.find((source) => source.name === name)?.read(context, id);
  if (!followed) return null;
  const { language } = context;
  const { page, since, entries, ...words } = followed;
  const own = id === 'all' ? `/feeds/${name}` : `/feeds/${name}/${id}`;
  return {
    ...words,
    page: feedAddress(page, language),
    rss: feedAddress(`${own}.xml`, language),
    atom: feedAddress(`${own}.atom`, language),
    language: languageNames[language].html,
    updatedAt: Math.max(since, ...entries.map(({ publishedAt }) => publishedAt)),
    entries,
  };
}
