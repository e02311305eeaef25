import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '@/lib/platform/server/db/database';
import type { Tables } from '@/lib/platform/server/db/tables';
import { noon } from './context';

export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

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

/** A public article in Chinese, in no list yet (`keepLists`). */
export function articleRow(row: Partial<Row<'article'>> & { id: string }): Row<'article'> {
  return {
    author_id: 'author',
    topic_id: null,
    state: 'verified',
    title_zh: `文章 ${row.id}`,
    title_en: '',
    body_zh: '<p>光从窗里进来。</p>',
    body_en: '',
    excerpt_zh: '光从窗里进来。',
    excerpt_en: '',
    minutes_zh: 1,
    minutes_en: row.body_en ? 1 : 0,
    changed_zh_at: noon,
    changed_en_at: row.body_en ? noon : 0,
    checked_at: null,
    cover: null,
    revision: 0,
    reason: '',
    words: '[]',
    created_at: noon,
    updated_at: noon,
    submitted_at: noon,
    verified_at: row.state && row.state !== 'verified' ? null : noon,
    edited_at: null,
    featured_at: null,
    like_count: 0,
    comment_count: 0,
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

/** A shown question in the channel `light`. */
export function questionRow(row: Partial<Row<'question'>> & { id: string }): Row<'question'> {
  return {
    topic_id: 'light',
    author_id: 'asker',
    title: `问题 ${row.id}`,
    text: '',
    language: 'zh',
    state: 'shown',
    closed_at: null,
    accepted_id: null,
    answer_count: 0,
    like_count: 0,
    comment_count: 0,
    created_at: noon,
    active_at: noon,
    edited_at: null,
    revision: 0,
    client_id: null,
    ...row,
  };
}

/** A shown answer to the question `q`; the count of that is the test's. */
export function answerRow(row: Partial<Row<'answer'>> & { id: string }): Row<'answer'> {
  return {
    question_id: 'q',
    author_id: 'mei',
    text: `回答 ${row.id}`,
    language: 'zh',
    state: 'shown',
    like_count: 0,
    comment_count: 0,
    created_at: noon,
    edited_at: null,
    revision: 0,
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
