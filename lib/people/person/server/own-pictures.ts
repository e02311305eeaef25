import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { removePictures } from '@/lib/base/media/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';

/** The folder of all pictures that a person has uploaded of themselves. */
const ownFolder = (personId: string) => `people/${personId}/`;

/** A new media key for a picture of a person. */
export const ownPictureKey = (personId: string) => `${ownFolder(personId)}${uuid()}.jpg`;

/** Removes a replaced picture, or all pictures of an erased person. */
export const removeOwnPictures = defineJob({
  kind: 'person.remove-pictures',
  payload: z.object({ prefix: z.string().regex(/^people\/[^/]+\//) }),
  run: (_context, { prefix }) => removePictures(prefix),
});

/** Queues the removal of a replaced picture. One that the person did not upload, as in the demonstration, stays. */
export async function removeReplaced(tx: Tx, personId: string, key: string | null, now: number): Promise<void> {
  if (!key?.startsWith(ownFolder(personId))) return;
  await enqueue(tx, removeOwnPictures, { prefix: key }, { now });
}

/** Queues the removal of all pictures that a person uploaded of themselves. */
export async function removeAllPictures(tx: Tx, personId: string, now: number): Promise<void> {
  await enqueue(tx, removeOwnPictures, { prefix: ownFolder(personId) }, { now });
}
