import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '@/lib/platform/server/db/database';
import type { Tables } from '@/lib/platform/server/db/tables';
import { noon } from './context';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** Rows with sensible values; override what the test needs. Their ids have neither meaning nor order. */
export function personRow(row: Partial<Row<'person'>> & { id: string }): Row<'person'> {
  return {
    nickname: `名字 ${row.id}`,
    nickname_key: `名字 ${row.id}`,
    avatar: null,
    gender: 0,
    birthday: null,
    address: '',
    bio: '',
    tagline: '',
    creative_fields: '[]',
    education: '',
    social_links: '[]',
    featured_position: null,
    created_at: noon,
    banner: null,
    area_id: null,
    industry: null,
    profession: null,
    verification: 'none',
    follower_count: 0,
    following_count: 0,
    erased_at: null,
    ...row,
  };
}

export function videoRow(row: Partial<Row<'video'>> & { id: string }): Row<'video'> {
  return {
    author_id: 'author',
    title_zh: `作品 ${row.id}`,
    title_en: null,
    intro_zh: '',
    intro_en: null,
    cover: null,
    duration_seconds: 60,
    state: 'verified',
    view_count: 0,
    like_count: 0,
    score: 0,
    created_at: noon,
    verified_at: noon,
    revision: 0,
    reason: '',
    words: '[]',
    submitted_at: null,
    industry: null,
    profession: null,
    category: null,
    software: '[]',
    is_original: null,
    is_downloadable: 0,
    is_made_with_ai: 0,
    comment_count: 0,
    contest_count: 0,
    ...row,
  };
}

export function topicRow(row: Partial<Row<'topic'>> & { id: string }): Row<'topic'> {
  return {
    name_zh: `频道 ${row.id}`,
    name_en: null,
    name_key: `频道 ${row.id}`,
    name_en_key: '',
    intro_zh: '',
    intro_en: null,
    thumb: null,
    background: null,
    kind: 'light',
    state: 'verified',
    creator_id: null,
    reason: '',
    revision: 0,
    banner_revision: 0,
    member_count: 0,
    video_count: 0,
    active_at: noon,
    created_at: noon,
    updated_at: noon,
    submitted_at: noon,
    verified_at: noon,
    featured_at: null,
    ...row,
  };
}

export function activityRow(row: Partial<Row<'activity'>> & { id: string }): Row<'activity'> {
  return {
    organiser_id: 'organiser',
    title_zh: `活动 ${row.id}`,
    title_en: null,
    category: 1,
    review_state: 2,
    cover: null,
    hold_start_at: noon,
    hold_end_at: noon + 3_600_000,
    created_at: noon,
    ...row,
  };
}

/** A public comment on a work. */
export function commentRow(row: Partial<Row<'comment_entry'>> & { id: string }): Row<'comment_entry'> {
  return {
    kind: 'video',
    thing_id: 'work',
    author_id: 'author',
    root_id: null,
    to_person_id: null,
    text: `评论 ${row.id}`,
    state: 'shown',
    like_count: 0,
    reply_count: 0,
    created_at: noon,
    ...row,
  };
}

/** An empty public play list of Lin's; `entriesOf` makes its entries. */
export function playlistRow(row: Partial<Row<'playlist'>> & { id: string }): Row<'playlist'> {
  return {
    owner_id: 'lin',
    title: `播放列表 ${row.id}`,
    intro: '',
    is_public: 1,
    is_wished_public: row.is_public ?? 1,
    is_taken_down: 0,
    entry_count: 0,
    collect_count: 0,
    revision: 0,
    created_at: noon,
    updated_at: noon,
    ...row,
  };
}

/** Entries of a play list with these works, in order; also updates its count. */
export function entriesOf(playlistId: string, videoIds: readonly string[]): Row<'playlist_entry'>[] {
  return videoIds.map((id, index) => ({
    playlist_id: playlistId,
    video_id: id,
    position: index + 1,
    added_at: noon,
  }));
}

/** A banner of the home page, always shown and in both languages. */
export function bannerRow(row: Partial<Row<'operation_banner'>> & { id: string }): Row<'operation_banner'> {
  return {
    location_id: 7,
    sort: 0,
    type: 10,
    image: '[{"key":"banners/1.jpg"}]',
    url: null,
    domain_id: null,
    title_zh: `横幅 ${row.id}`,
    title_en: null,
    subtitle_zh: '',
    subtitle_en: null,
    locale: null,
    starts_at: null,
    ends_at: null,
    created_at: noon,
    ...row,
  };
}

/** Inserts many rows in portions that fit into one statement on both engines. */
export async function insertRows<Table extends keyof Tables>(
  tx: Tx,
  table: Table,
  rows: Insertable<Tables[Table]>[],
): Promise<void> {
  const portion = 500;
  for (let start = 0; start < rows.length; start += portion) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + portion))
      .execute();
  }
}
