import type { Context } from '@/lib/platform/server/context';
import { feedAddress } from '@/lib/platform/server/feed/feed-address';
import type { Feed } from '@/lib/platform/server/feed/write-feed';
import type { Slice } from '@/lib/platform/server/slice';
import { languageNames } from '@/lib/platform/shared/language';
import { slices } from './slices';

const sources = new Map(slices.flatMap((slice: Slice) => slice.feeds ?? []).map((source) => [source.name, source]));

/**
 * The feed at `/feeds/<name>/<id>` (`/feeds/<name>` for the id `all`), in the context's language; null where there is nothing
 * to follow.
 */
export async function readFeed(context: Context, name: string, id: string): Promise<Feed | null> {
  const followed = await sources.get(name)?.read(context, id);
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
