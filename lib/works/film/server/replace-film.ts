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
 * Replaces the broken file of a draft, or of a failed work, by another upload, and returns the work: a draft again,
 * with all its data. Idempotent for the same upload.
 * Throws Changed if its file is not broken or it cannot be changed any more, also for one of two concurrent calls;
 * InContest while it is in a contest; NullPointer for a work that is not the caller's, and for an upload that is
 * unknown, not theirs or in use; PhoneNeeded for a caller without a bound phone.
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
  // The file before the work, like marking one as broken: the opposite order would deadlock.
  if (!(await placeFilm(tx, { ...film, used }, now))) throw new CodedError('Changed');
  await reopenForFilm(tx, own);
  if (former) await enqueue(tx, removeFilm, former, { now });
}

async function hasFilm(db: Reader, film: Parameters<typeof isFilm>[0]): Promise<boolean> {
  const source = await db.selectFrom('video_source').select('video_id').where(isFilm(film)).executeTakeFirst();
  return source !== undefined;
}

/** The present film of a work; null if none is stored. */
async function findFilm(db: Reader, videoId: string) {
  const source = await db
    .selectFrom('video_source')
    .select(['video_id', 'upload_id', 'original'])
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  return source ? filmOf(source) : null;
}
