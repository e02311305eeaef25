import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { publicState } from '@/lib/works/work/codes';
import type { VideoItem } from '@/lib/works/work/contract';
import { findVideoItems, isPublicWork } from '@/lib/works/work/port';
import type { findRelated as contract } from '../contract';

/** How many works follow one. */
const most = 12;
/** So many works of each tag are looked at: a tag that everybody uses must not make the page dear. */
const sample = 100;

/**
 * What to watch after a work: works that share its tags, those with the most of them first, then the latest of its creator,
 * then those that stand highest. Never the work itself, and only public ones; none after one that is not public.
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
 * The works with the most tags of this one, those with the higher score first where that is equal. Of each tag some works
 * are looked at, whichever its index has first from its end, which is where new ids stand.
 */
async function sharingTags(db: Reader, id: string) {
  const tags = await db.selectFrom('video_tag').select('tag_key').where('video_id', '=', id).execute();
  const keys = tags.map(({ tag_key }) => tag_key);
  const [first, ...others] = keys.map((key) => worksWith(db, key));
  if (!first) return [];
  // Each work once, however many samples it is in.
  const samples = await others.reduce((all, one) => all.union(one), first).execute();
  // Picked by id alone: given the state as well, SQLite goes through all verified works to find a few.
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
  // SQLite takes a limit in a part of a union only inside a table of its own.
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

/** Ordered by score alone, as the index has them. */
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
