import { pendingTexts } from '@/lib/base/moderation/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Language, translate } from '@/lib/platform/shared/language';
import { publicState } from '@/lib/works/work/codes';
import type { getOwnPlaylist as contract, PlaylistDraft, PlaylistEntry } from '../contract';
import { playlistRows } from './playlist-item';

/**
 * A play list of the caller for editing. Throws NullPointer for a list that is not theirs, Unauthorized for a visitor.
 */
export async function getOwnPlaylist(context: Context, { id }: InputOf<typeof contract>): Promise<PlaylistDraft> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const [row, entries, underReview] = await Promise.all([
    playlistRows(read)
      .select(['intro', 'is_wished_public', 'is_taken_down', 'revision'])
      .where('playlist.id', '=', id)
      .where('owner_id', '=', personId)
      .executeTakeFirst(),
    entriesOf(context, id),
    pendingTexts(read, 'playlist', id),
  ]);
  if (!row) throw new CodedError('NullPointer');
  return {
    id,
    title: row.title ?? '',
    intro: row.intro,
    isPublic: row.is_wished_public === 1,
    isTakenDown: row.is_taken_down === 1,
    underReview,
    revision: row.revision,
    list: entries.map((entry) => toEntry(entry, { personId, language: context.language })),
  };
}

type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

function entriesOf({ db }: Context, id: string) {
  return db.read
    .selectFrom('playlist_entry as entry')
    .innerJoin('video', 'video.id', 'entry.video_id')
    .innerJoin('person', 'person.id', 'video.author_id')
    .select(['video_id', 'title_zh', 'title_en', 'cover', 'duration_seconds', 'state', 'author_id', 'nickname'])
    .where('playlist_id', '=', id)
    .orderBy('entry.position')
    .execute();
}

/** Nothing is shown of somebody else's work that is not public any more. */
function toEntry(row: EntryRow, { personId, language }: { personId: string; language: Language }): PlaylistEntry {
  const isPublic = row.state === publicState;
  if (!isPublic && (row.author_id !== personId || row.state === 'deleted')) {
    return { videoId: row.video_id, title: '', thumb: null, duration: 0, nickName: '', isPublic };
  }
  return {
    videoId: row.video_id,
    title: translate(row.title_zh, row.title_en, language).text,
    thumb: row.cover,
    duration: row.duration_seconds,
    nickName: shownNickname(row.nickname, language),
    isPublic,
  };
}
