import { sql } from 'kysely';
import type { Reader } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { listRanges, openRange, type Piece, type RangedThings } from '@/lib/platform/server/sitemap/ranges';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { inBothLanguages } from '@/lib/platform/server/sitemap/sitemap-urls';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import type {} from '@/lib/works/playlist/server/tables';
import { isPublicWork } from '@/lib/works/work/port';

/** A part is a range of ids with this many play lists, listed or not. */
export const playlistsPerPart = 10_000;
/** Number of lists per read: a list may have hundreds of works, of which the first public one is searched. */
const perRead = 200;
/** The largest displayed size of covers. */
const coverSize = { width: 1008, height: 672 } as const;

const playlists: RangedThings<Playlist> = {
  table: 'playlist',
  size: playlistsPerPart,
  perRead,
  readRows: readPlaylists,
  write: (list) => (list.is_public === 1 && list.first_work !== null ? playlistPage(list) : []),
};

/** The pages of public play lists with a public work. */
export const playlistsSection: SitemapSection = {
  name: 'playlists',
  listParts: ({ db }) => listRanges(db.read, playlists),
  openPart: ({ db }, part) => openRange(db.read, playlists, part),
};

type Playlist = Awaited<ReturnType<typeof readPlaylists>>[number];

/** Play lists in the order of their ids, with the first public work of each and its cover. */
function readPlaylists(db: Reader, { after, id, next, limit }: Piece) {
  const firstOf = <Column extends 'video.id' | 'video.cover'>(column: Column) =>
    db
      .selectFrom('playlist_entry as entry')
      .innerJoin('video', 'video.id', 'entry.video_id')
      .select(column)
      .whereRef('entry.playlist_id', '=', sql.ref<string>('playlist.id'))
      .where(isPublicWork)
      .orderBy('entry.position')
      .limit(1);
  return db
    .selectFrom('playlist')
    .select(['playlist.id', 'is_public', 'updated_at'])
    .select([firstOf('video.id').as('first_work'), firstOf('video.cover').as('cover')])
    .where('playlist.id', after, id)
    .$if(next !== null, (query) => query.where('playlist.id', '<', next))
    .orderBy('playlist.id')
    .limit(limit)
    .execute();
}

export function playlistPage({ id, cover, updated_at }: Pick<Playlist, 'id' | 'cover' | 'updated_at'>): SitemapUrl[] {
  const images = cover ? [new URL(thumbnail(cover, coverSize), env().siteUrl).href] : [];
  return inBothLanguages(`/playlist/${id}`, { changedAt: updated_at, images });
}
