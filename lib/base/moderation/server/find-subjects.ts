import type { Reader } from '@/lib/platform/server/db/database';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { ReportKind } from '../codes';
import type { ReportSubject } from '../contract';

type Found = Omit<ReportSubject, 'kind'>;
type Find = (db: Reader, ids: string[], language: Language) => Promise<Found[]>;

/**
 * Where each kind of thing stands. They are read from their owners' tables, as every query may: the owners stand above this
 * capability, and to be asked each would have to be handed down through the composition root for one select. What has to be
 * done to a thing is theirs, on pages of their own.
 */
const finders: Record<ReportKind, Find> = { video, comment, person, activity, topic, playlist };

/**
 * Things that can be reported, by their ids, whether everybody can see them or not any more; what was never there is left
 * out. Their titles are in the given language where there is one in it.
 */
export async function findSubjects(
  db: Reader,
  kind: ReportKind,
  ids: string[],
  language: Language,
): Promise<Map<string, ReportSubject>> {
  const found = ids.length > 0 ? await finders[kind](db, ids, language) : [];
  return new Map(found.map((subject) => [subject.id, { kind, ...subject }]));
}

async function video(db: Reader, ids: string[], language: Language): Promise<Found[]> {
  const rows = await db
    .selectFrom('video')
    .leftJoin('person', (join) => join.onRef('person.id', '=', 'video.author_id').on('erased_at', 'is', null))
    .select(['video.id', 'title_zh', 'title_en', 'state', 'nickname'])
    .where('video.id', 'in', ids)
    .execute();
  return rows.map((row) => ({ ...titled(row, language), author: row.nickname, isPublic: row.state === 'verified' }));
}

/** A comment is there for all as long as the work is that it is about. */
async function comment(db: Reader, ids: string[]): Promise<Found[]> {
  const rows = await db
    .selectFrom('comment_entry as comment')
    .leftJoin('person', (join) => join.onRef('person.id', '=', 'comment.author_id').on('erased_at', 'is', null))
    .leftJoin('video', (join) => join.onRef('video.id', '=', 'comment.thing_id').on('comment.kind', '=', 'video'))
    .select(['comment.id', 'text', 'comment.state', 'nickname', 'video.id as placeId', 'video.state as place'])
    .where('comment.id', 'in', ids)
    .execute();
  return rows.map(({ id, text, state, nickname, placeId, place }) => ({
    ...{ id, text, language: null, author: nickname, placeId },
    isPublic: state === 'shown' && place === 'verified',
  }));
}

async function person(db: Reader, ids: string[]): Promise<Found[]> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'nickname', 'erased_at'])
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute();
  return rows.map(({ id, nickname }) => ({
    ...{ id, text: nickname, language: null, author: null, placeId: null },
    isPublic: true,
  }));
}

async function activity(db: Reader, ids: string[], language: Language): Promise<Found[]> {
  const rows = await db
    .selectFrom('activity')
    .leftJoin('person', (join) => join.onRef('person.id', '=', 'activity.organiser_id').on('erased_at', 'is', null))
    .select(['activity.id', 'title_zh', 'title_en', 'review_state', 'nickname'])
    .where('activity.id', 'in', ids)
    .execute();
  return rows.map((row) => ({ ...titled(row, language), author: row.nickname, isPublic: row.review_state === 2 }));
}

async function topic(db: Reader, ids: string[], language: Language): Promise<Found[]> {
  const rows = await db
    .selectFrom('topic')
    .select(['id', 'name_zh as title_zh', 'name_en as title_en', 'state'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({ ...titled(row, language), author: null, isPublic: row.state === 'verified' }));
}

/** A list without a title is its creator's alone: nobody has allowed one yet. */
async function playlist(db: Reader, ids: string[]): Promise<Found[]> {
  const rows = await db
    .selectFrom('playlist')
    .leftJoin('person', (join) => join.onRef('person.id', '=', 'playlist.owner_id').on('erased_at', 'is', null))
    .select(['playlist.id', 'title', 'is_public', 'nickname'])
    .where('playlist.id', 'in', ids)
    .execute();
  return rows.map(({ id, title, is_public, nickname }) => ({
    ...{ id, text: title, language: null, author: nickname, placeId: null },
    isPublic: is_public === 1,
  }));
}

function titled(row: { id: string; title_zh: string; title_en: string | null }, language: Language) {
  return { id: row.id, ...translate(row.title_zh, row.title_en, language), placeId: null };
}
