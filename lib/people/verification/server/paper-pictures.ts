import { mediaStorage, privateFiles, readPrivateFile, redrawOwnPicture } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import { openBytes, sealBytes } from '@/lib/platform/server/secret-box';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { verificationLimits as limits, type PictureSide } from '../codes';

/** The pictures of applications, which are secret boxes as well. */
export const paperPictures = privateFiles({
  name: 'papers',
  job: 'verification.remove-papers',
  async isKept(db, applicationId) {
    const application = db
      .selectFrom('verification_application')
      .select('id')
      .where('id', '=', applicationId)
      .where('pictures_removed_at', 'is', null);
    return (await application.executeTakeFirst()) !== undefined;
  },
});

const keyOf = (applicationId: string, side: PictureSide) => `${paperPictures.folderOf(applicationId)}${side}.box`;
const placeOf = (applicationId: string, side: PictureSide) => `verification_picture/${applicationId}/${side}`;

export interface StoredPicture {
  side: PictureSide;
  media_key: string;
}

/**
 * Stores the pictures of an application before the application itself, each redrawn without metadata and sealed. Throws 400
 * with `dimensions` for a picture of less than 600 pixels on its short side, and what `redrawOwnPicture` throws; pictures
 * stored before that are removed.
 */
export async function storePaperPictures(
  context: Context,
  applicationId: string,
  files: readonly { side: PictureSide; file: File }[],
): Promise<StoredPicture[]> {
  await paperPictures.begin(context, applicationId);
  const stored: StoredPicture[] = [];
  try {
    for (const { side, file } of files) {
      stored.push(await storePaperPicture(applicationId, side, new Uint8Array(await file.arrayBuffer())));
    }
  } catch (error) {
    await paperPictures.drop(context, applicationId);
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

/** A picture as it was redrawn. Throws what `readPrivateFile` throws. */
export async function readPaperPicture(
  context: Context,
  applicationId: string,
  { side, media_key }: StoredPicture,
): Promise<Uint8Array<ArrayBuffer>> {
  const sealed = await readPrivateFile(context, media_key);
  return new Uint8Array(openBytes(sealed, placeOf(applicationId, side)));
}
