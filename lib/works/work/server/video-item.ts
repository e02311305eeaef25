import type { Verification } from '@/lib/base/permission/contract';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { type Language, translate } from '@/lib/platform/shared/language';
import { publicState } from '../codes';
import type { VideoItem } from '../contract';

export const videoItemColumns = [
  'video.id',
  'cover',
  'duration_seconds',
  'title_zh',
  'title_en',
  'nickname',
  'verification',
  'view_count',
] as const;

interface VideoItemRow {
  id: string;
  cover: string | null;
  duration_seconds: number;
  title_zh: string;
  title_en: string | null;
  nickname: string;
  verification: Verification;
  view_count: number;
}

/** A work as a list item, in the requested language. */
export function toVideoItem(row: VideoItemRow, language: Language): VideoItem {
  const title = translate(row.title_zh, row.title_en, language);
  return {
    videoId: row.id,
    thumb: row.cover,
    duration: row.duration_seconds,
    title: title.text,
    titleLanguage: title.language,
    name: title.text,
    nickName: shownNickname(row.nickname, language),
    verification: row.verification,
    viewCount: row.view_count,
  };
}

/** Works as list items, in the order of the ids; those that are not public are left out. */
export async function findVideoItems(context: Context, ids: string[]): Promise<VideoItem[]> {
  if (ids.length === 0) return [];
  const rows = await context.db.read
    .selectFrom('video')
    .innerJoin('person', 'person.id', 'video.author_id')
    .select([...videoItemColumns, 'state'])
    // Only by id: with a condition on the state, SQLite scans all verified works.
    .where('video.id', 'in', ids)
    .execute();
  const shown = rows.filter((row) => row.state === publicState);
  const items = new Map(shown.map((row) => [row.id, toVideoItem(row, context.language)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}
