import type { ExpressionBuilder } from 'kysely';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { Tables } from '@/lib/platform/server/db/tables';
import type { Language } from '@/lib/platform/shared/language';
import type { PlaylistItem } from '../contract';
import { publicWorks } from './public-works';

/**
 * Play lists with their creators and the data for `toPlaylistItem`. A list has 500 works at most, and a page a few
 * lists.
 */
export function playlistRows(db: Reader) {
  return db
    .selectFrom('playlist')
    .innerJoin('person', 'person.id', 'playlist.owner_id')
    .select(['playlist.id', 'owner_id', 'is_public', 'collect_count', 'nickname', 'verification'])
    .select((row) => [
      titleForCreator(row).as('title'),
      publicWorks(row)
        .select((entry) =>
          entry.selectFrom('video').select('cover').whereRef('video.id', '=', 'entry.video_id').as('cover'),
        )
        .orderBy('entry.position')
        .limit(1)
        .as('thumb'),
      publicWorks(row)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('video_count'),
    ]);
}

type PlaylistItemRow = Awaited<ReturnType<ReturnType<typeof playlistRows>['execute']>>[number];

/**
 * The title, or the creator's first one while it is not allowed: a list without a title is private, so that nobody else
 * sees it.
 */
function titleForCreator(row: ExpressionBuilder<Tables, 'playlist'>) {
  const written = row
    .selectFrom('moderation_review')
    .select('text')
    .where('kind', '=', 'playlist')
    .whereRef('subject_id', '=', 'playlist.id')
    .where('field', '=', 'title')
    .where('state', 'in', ['pending', 'refused'])
    .orderBy('moderation_review.created_at', 'desc')
    .orderBy('moderation_review.id', 'desc')
    .limit(1);
  return row.case().when('title', '<>', '').then(row.ref('title')).else(written).end();
}

/** A play list as a list item, in the requested language. */
export function toPlaylistItem(row: PlaylistItemRow, language: Language): PlaylistItem {
  return {
    id: row.id,
    title: row.title ?? '',
    thumb: row.thumb,
    isPublic: row.is_public === 1,
    videoCount: row.video_count ?? 0,
    collectCount: row.collect_count,
    userId: row.owner_id,
    nickName: shownNickname(row.nickname, language),
    verification: row.verification,
  };
}

/** Play lists as list items, in the order of the ids, including private ones; unknown ids are left out. */
export async function readItems({ db, language }: Context, ids: string[]): Promise<PlaylistItem[]> {
  if (ids.length === 0) return [];
  const rows = await playlistRows(db.read).where('playlist.id', 'in', ids).execute();
  const items = new Map(rows.map((row) => [row.id, toPlaylistItem(row, language)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** Play lists as list items, in the order of the ids; only public ones with a public work. */
export async function findPlaylistItems(context: Context, ids: string[]): Promise<PlaylistItem[]> {
  const items = await readItems(context, ids);
  return items.filter(({ isPublic, videoCount }) => isPublic && videoCount > 0);
}
