import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { WorkDraft } from '@/lib/works/work/contract';
import { findOwnWork, type OwnWorkId, readDraft, reopenForFilm, takeUpload } from '@/lib/works/work/port';
import type { replaceFilm as contract } from '../contract';
import { placeFilm } from './place-film';
import { filmOf, isFilm } from './processing/film-of-upload';
import { removeFilm } from './processing/remove-film';

/**
 * Gives a draft, or a work that failed, another upload in the place of a file that cannot be shown, and returns it: a draft
 * again, with everything that is said of it. The same upload twice is once.
 *
 * Throws Changed where its file is not broken or it cannot be changed any more, of two who do it at once for one of them;
 * InContest while it stands in a contest; NullPointer for what is no work of the caller's, and for an upload that is not there, not theirs or used by something
 * else; PhoneNeeded for who has bound no phone.
 */
export async function replaceFilm(context: Context, { id, uploadId }: InputOf<typeof contract>): Promise<WorkDraft> {
  const own = { id, personId: requireAllowed(context, 'post').personId };
  await findOwnWork(context.db.read, own);
  await context.db.transaction((tx) => replace(tx, { own, uploadId, now: context.now() }));
  return readDraft(context.db.read, own, context.language);
}

interface Replacing {
  own: OwnWorkId;
  uploadId: string;
  now: number;
}

async function replace(tx: Tx, { own, uploadId, now }: Replacing): Promise<void> {
  const film = { videoId: own.id, uploadId };
  const used = await takeUpload(tx, { id: uploadId, ownerId: own.personId }, now);
  if (!used) {
    if (await hasFilm(tx, film)) return;
    throw new CodedError('NullPointer');
  }
  const former = await findFilm(tx, own.id);
  // The file before the work, as whoever breaks one does it: in the opposite order the two would wait for each other.
  if (!(await placeFilm(tx, { ...film, used }, now))) throw new CodedError('Changed');
  await reopenForFilm(tx, own);
  if (former) await enqueue(tx, removeFilm, former, { now });
}

async function hasFilm(db: Reader, film: Parameters<typeof isFilm>[0]): Promise<boolean> {
  const source = await db.selectFrom('video_source').select('video_id').where(isFilm(film)).executeTakeFirst();
  return source !== undefined;
}

/** The film that a work has so far; null where nothing is kept of it. */
async function findFilm(db: Reader, videoId: string) {
  const source = await db
    .selectFrom('video_source')
    .select(['video_id', 'upload_id', 'original'])
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  return source ? filmOf(source) : null;
}
