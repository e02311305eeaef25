import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { removePictures } from '@/lib/base/media/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';

/** The folder of all pictures of a channel. */
const topicFolder = (topicId: string) => `topics/${topicId}/`;

/** A new media key for a picture of a channel. */
export const topicPictureKey = (topicId: string) => `${topicFolder(topicId)}${uuid()}.jpg`;

/** The channel that a picture was taken for, as its key says; empty for one of the demonstration's. */
export const picturedTopic = (key: string) => /^topics\/([^/]+)\//.exec(key)?.[1] ?? '';

/** Removes a picture that was replaced, or all of a channel that was deleted. */
export const removeTopicPictures = defineJob({
  kind: 'topic.remove-pictures',
  payload: z.object({ prefix: z.string().regex(/^topics\/[^/]+\//) }),
  run: (_context, { prefix }) => removePictures(prefix),
});

/** Has a picture removed that was replaced, and that nobody sees any more. One of the demonstration's stays. */
export async function removeReplaced(tx: Tx, topicId: string, key: string | null, now: number): Promise<void> {
  if (!key?.startsWith(topicFolder(topicId))) return;
  await enqueue(tx, removeTopicPictures, { prefix: key }, { now });
}

/** Has all pictures of a channel removed. */
export async function removeAllPictures(tx: Tx, topicId: string, now: number): Promise<void> {
  await enqueue(tx, removeTopicPictures, { prefix: topicFolder(topicId) }, { now });
}
