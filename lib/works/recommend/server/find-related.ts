import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { publicState } from '@/lib/works/work/codes';
import type { VideoItem } from '@/lib/works/work/contract';
import { findVideoItems, isPublicWork } from '@/lib/works/work/port';
import type { findRelated as contract } from '../contract';

/** Number of related works. */
const most = 12;
/** Maximum number of works considered per tag, so that a common tag does not make the page slow. */
const sample = 100;

/**
 * Related works: those that share its tags, with the most common tags first, then the latest of its creator, then those
 * with the highest scores. Never the work itself, and only public ones; empty for a work that is not public.
 */
export async function findRelated(context: Context, { id }: InputOf<typeof contract>): Promise<VideoItem[]> {
  const db = context.db.read;
  const work = await db
    .selectFrom('video')
    .select('author_id')
    .where('id', '=', id)
    .where(isPublicWork)
    .executeTakeFirst();
  if (!work) return [];
  const found = [id];
  const add = (rows: { id: string }[]) => found.push(...rows.map((row) => row.id));
  add(await sharingTags(db, id));
  if (found.length <= most) add(await latestOf(db, work.author_id, found));
  if (found.length <= most) add(await highest(db, found));
  return findVideoItems(context, found.slice(1));
}

/**
 * The works with the most tags of this one, by score if equal. Of each tag a sample is considered, from the end of its
 * index, where new ids are.
 */
async function sharingTags(db: Reader, id: string) {
  const tags = await db.selectFrom('video_tag').select('tag_key').where('video_id', '=', id).execute();
  const keys = tags.map(({ tag_key }) => tag_key);
  const [first, ...others] = keys.map((key) => worksWith(db, key));
  if (!first) return [];
  // Each work once, in however many samples it is.
  const samples = await others.reduce((all, one) => all.union(one), first).execute();
  // Only by id: with a condition on the state, SQLite scans all verified works.
  const rows = await db
    .selectFrom('video')
    .select(['id', 'score', 'state'])
    .select((row) =>
      row
        .selectFrom('video_tag as shared')
        .whereRef('shared.video_id', '=', 'video.id')
        .where('shared.tag_key', 'in', keys)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('shared'),
    )
    .where(
      'id',
      'in',
      samples.map(({ video_id }) => video_id),
    )
    .execute();
  return rows
    .filter((row) => row.state === publicState && row.id !== id)
    .sort(
      (one, other) =>
        (other.shared ?? 0) - (one.shared ?? 0) || other.score - one.score || (one.id < other.id ? -1 : 1),
    )
    .slice(0, most);
}

function worksWith(db: Reader, key: string) {
  const latest = db
    .selectFrom('video_tag')
    .select('video_id')
    .where('tag_key', '=', key)
    .orderBy('video_id', 'desc')
    .limit(sample);
  // SQLite allows a limit in a part of a union only inside a subquery.
  return db.selectFrom(latest.as('latest')).select('video_id');
}

function latestOf(db: Reader, authorId: string, without: string[]) {
  return db
    .selectFrom('video')
    .select('id')
    .where('author_id', '=', authorId)
    .where(isPublicWork)
    .where('id', 'not in', without)
    .orderBy('verified_at', 'desc')
    .orderBy('id')
    .limit(most + 1 - without.length)
    .execute();
}

/** Ordered only by score, like the index. */
function highest(db: Reader, without: string[]) {
  return db
    .selectFrom('video')
    .select('id')
    .where(isPublicWork)
    .where('id', 'not in', without)
    .orderBy('score', 'desc')
    .limit(most + 1 - without.length)
    .execute();
}
