import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { removePictures } from '@/lib/base/media/port';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { nextBeijingMidnight } from '@/lib/platform/shared/format/beijing';
import { changeEntry, type EntryRow } from './own-entry';

/** The folder of all pictures of an entry. */
const entryFolder = (entryId: string) => `entries/${entryId}/`;

/** The media key of a new picture of an entry; it tells nothing of who made it. */
export const newPictureKey = (entryId: string) => `${entryFolder(entryId)}${uuid()}.jpg`;

/** The entry that a picture was uploaded for, as its key says; empty for other keys. */
export const picturedEntry = (key: string) => /^entries\/([^/]+)\//.exec(key)?.[1] ?? '';

/** The pictures that an entry shows, in order. */
export const picturesOf = ({ pictures }: Pick<EntryRow, 'pictures'>): string[] => JSON.parse(pictures);

/** The pictures that were uploaded for an entry and are stored. */
export async function findPictures(db: Reader, entryId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('contest_entry_picture').select('key').where('entry_id', '=', entryId).execute();
  return new Set(rows.map(({ key }) => key));
}

/** Removes a picture of an entry, or all of them. */
export const removeEntryPictures = defineJob({
  kind: 'entry.remove-pictures',
  payload: z.object({ prefix: z.string().regex(/^entries\/[^/]+\//) }),
  run: (_context, { prefix }) => removePictures(prefix),
});

/** Removes the pictures of an entry that were uploaded over a day ago and that it does not show. */
export const removeUnusedEntryPictures = defineJob({
  kind: 'entry.remove-unused-pictures',
  payload: z.object({ entryId: z.string() }),
  isPatient: true,
  run: ({ db, now }, { entryId }) => db.transaction((tx) => removeUnused(tx, entryId, now())),
});

/** Has the unused pictures of an entry removed on the day after tomorrow; asked again on the same day, nothing more is done. */
export async function lookAfterPictures(tx: Tx, entryId: string, now: number): Promise<void> {
  const runAt = nextBeijingMidnight(now) + millisecondsInDay + millisecondsInHour;
  await enqueue(tx, removeUnusedEntryPictures, { entryId }, { now, runAt, uniqueKey: `${entryId} ${runAt}` });
}

/** Has all pictures of an entry removed, which is removed itself, or says nothing any more. */
export async function removeAllPictures(tx: Tx, entryId: string, now: number): Promise<void> {
  await enqueue(tx, removeEntryPictures, { prefix: entryFolder(entryId) }, { now });
}

/** The entry is locked first: a save that begins to use a picture waits, and finds that it is gone. */
async function removeUnused(tx: Tx, id: string, now: number): Promise<void> {
  const entry = await changeEntry(tx, id, {});
  if (!entry) return;
  const removed = await tx
    .deleteFrom('contest_entry_picture')
    .where('entry_id', '=', id)
    .where('added_at', '<', now - millisecondsInDay)
    .where('key', 'not in', ['', ...picturesOf(entry)])
    .returning('key')
    .execute();
  for (const { key } of removed) await enqueue(tx, removeEntryPictures, { prefix: key }, { now });
}
