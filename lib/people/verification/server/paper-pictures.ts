import { millisecondsInHour } from 'date-fns/constants';
import { z } from 'zod';
import { mediaStorage, readBody, redrawOwnPicture, removePictures } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { openBytes, sealBytes } from '@/lib/platform/server/secret-box';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { verificationLimits as limits, type PictureSide } from '../codes';

/** After this time in ms, an application that does not exist will never be stored. */
const settledAfter = millisecondsInHour;

/** A private folder: storage serves only the public ones by address, and here the bytes are secret boxes as well. */
export const folderOf = (applicationId: string) => `papers/${applicationId}/`;
const keyOf = (applicationId: string, side: PictureSide) => `${folderOf(applicationId)}${side}.box`;
const placeOf = (applicationId: string, side: PictureSide) => `verification_picture/${applicationId}/${side}`;

export interface StoredPicture {
  side: PictureSide;
  media_key: string;
}

/**
 * Stores the pictures of an application before the application itself, each redrawn without metadata and sealed. It first
 * adds a job that runs an hour later and removes those without an application, so that a crash leaves nothing behind.
 * Throws 400 with `dimensions` for a picture of less than 600 pixels on its short side, and what `redrawOwnPicture` throws;
 * pictures stored before that are removed.
 */
export async function storePaperPictures(
  context: Context,
  applicationId: string,
  files: readonly { side: PictureSide; file: File }[],
): Promise<StoredPicture[]> {
  const now = context.now();
  const options = { now, runAt: now + settledAfter, uniqueKey: applicationId };
  await context.db.transaction((tx) => enqueue(tx, removePapers, { applicationId }, options));
  const stored: StoredPicture[] = [];
  try {
    for (const { side, file } of files) {
      stored.push(await storePaperPicture(applicationId, side, new Uint8Array(await file.arrayBuffer())));
    }
  } catch (error) {
    await removePaperPictures(context, applicationId);
    throw error;
  }
  return stored;
}

/** Stores one picture of an application, redrawn and sealed. Throws what `storePaperPictures` throws. */
export async function storePaperPicture(
  applicationId: string,
  side: PictureSide,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StoredPicture> {
  const drawn = await redrawOwnPicture(bytes, { width: limits.pixels, height: limits.pixels });
  if (!drawn) throw new CodedError('400', { fields: [{ field: side, rule: 'dimensions' }] });
  const media_key = keyOf(applicationId, side);
  await mediaStorage().put(media_key, sealBytes(drawn, placeOf(applicationId, side)));
  return { side, media_key };
}

/** A picture as it was redrawn; null where the storage does not have it. */
export async function readPaperPicture(
  applicationId: string,
  { side, media_key }: StoredPicture,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const opened = await mediaStorage().read(media_key);
  return opened && new Uint8Array(openBytes(await readBody(opened), placeOf(applicationId, side)));
}

/** Removes the pictures of an application that is not stored. If this fails too, the cleanup job does it. */
export async function removePaperPictures({ log }: Context, applicationId: string): Promise<void> {
  await removePictures(folderOf(applicationId)).catch((err: unknown) =>
    log.warn({ err }, 'pictures of an application stay for an hour'),
  );
}

/** Removes the pictures of an application that was never stored, is withdrawn or erased, or is done with. */
export const removePapers = defineJob({
  kind: 'verification.remove-papers',
  payload: z.object({ applicationId: z.string().regex(/^[\w-]+$/) }),
  async run({ db }, { applicationId }) {
    const kept = await db.read
      .selectFrom('verification_application')
      .select('id')
      .where('id', '=', applicationId)
      .where('pictures_removed_at', 'is', null)
      .executeTakeFirst();
    if (!kept) await removePictures(folderOf(applicationId));
  },
});

/** Queues the removal of the pictures of an application, which this transaction ends. */
export async function removeLater(tx: Tx, applicationId: string, now: number): Promise<void> {
  await enqueue(tx, removePapers, { applicationId }, { now, uniqueKey: `${applicationId} done` });
}
