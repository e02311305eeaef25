import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getPlaylist as contract, PlaylistDetail } from '../contract';
import { playlistRows, toPlaylistItem } from './playlist-item';
import { publicWorks } from './public-works';

/**
 * A play list for its page (specification section 3, 'Play list'): a public one for everybody, a private one for its
 * creator. Throws NullPointer for every other one.
 */
export async function getPlaylist(context: Context, { id }: InputOf<typeof contract>): Promise<PlaylistDetail> {
  const row = await playlistRows(context.db.read)
    .select(['intro', 'avatar', 'updated_at'])
    .select((list) =>
      publicWorks(list)
        .select(
          sql<number | null>`sum((select duration_seconds from video where video.id = entry.video_id))`.as('seconds'),
        )
        .as('seconds'),
    )
    .where('playlist.id', '=', id)
    .executeTakeFirst();
  if (!row || !maySee(context, row)) throw new CodedError('NullPointer');
  return {
    ...toPlaylistItem(row, context.language),
    intro: row.intro,
    avatar: row.avatar,
    duration: Number(row.seconds ?? 0),
    updatedAt: isoInBeijing(row.updated_at),
  };
}

/** Whether the caller may see a play list. */
export function maySee({ caller }: Context, list: { is_public: number; owner_id: string }): boolean {
  return list.is_public === 1 || list.owner_id === caller?.personId;
}
