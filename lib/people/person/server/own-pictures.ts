import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { removePictures } from '@/lib/base/media/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';

/** The folder of everything that a person has sent of themselves. */
const ownFolder = (personId: string) => `people/${personId}/`;

/** A new media key for a picture of a person. */
export const ownPictureKey = (personId: string) => `${ownFolder(personId)}${uuid()}.jpg`;

/** Removes a picture that was replaced, or all of a person who was erased. */
export const removeOwnPictures = defineJob({
  kind: 'person.remove-pictures',
  payload: z.object({ prefix: z.string().regex(/^people\/[^/]+\//) }),
  run: (_context, { prefix }) => removePictures(prefix),
});

/** Has a picture removed that was replaced, and that nobody sees any more. One that the person did not send, as in the demonstration, stays. */
export async function removeReplaced(tx: Tx, personId: string, key: string | null, now: number): Promise<void> {
  if (!key?.startsWith(ownFolder(personId))) return;
  await enqueue(tx, removeOwnPictures, { prefix: key }, { now });
}

/** Has everything that a person sent of themselves removed at once. */
export async function removeAllPictures(tx: Tx, personId: string, now: number): Promise<void> {
  await enqueue(tx, removeOwnPictures, { prefix: ownFolder(personId) }, { now });
}
