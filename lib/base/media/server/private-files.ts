import { millisecondsInHour } from 'date-fns/constants';
import { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { media } from './media';
import { removePictures, storeOwnPicture } from './own-pictures';
import { readBody } from './storage';

/** After this time in ms, an owner that does not exist will never be stored. */
const settledAfter = millisecondsInHour;

interface PrivateFilesOf {
  /** The first part of their keys: storage serves only the public ones by address, and this is none of them. */
  name: string;
  /** The kind of the job that removes what nobody owns. */
  job: string;
  /** Whether the owner of a folder is stored, and still has its files. */
  isKept(db: Reader, ownerId: string): Promise<boolean>;
}

/**
 * Private files of one kind of owner (a report, a slip, an application), each owner with a folder of its own. They are stored
 * before the row that owns them: `begin` adds a job that runs an hour later and removes them where there is no owner, so that
 * a crash leaves nothing behind.
 */
export function privateFiles({ name, job, isKept }: PrivateFilesOf) {
  const folderOf = (ownerId: string) => `${name}/${ownerId}/`;

  /** A job of the slice that has the owners. */
  const removeUnowned = defineJob({
    kind: job,
    payload: z.object({ ownerId: z.string().regex(/^[\w-]+$/) }),
    async run({ db }, { ownerId }) {
      if (!(await isKept(db.read, ownerId))) await removePictures(folderOf(ownerId));
    },
  });

  /** Comes before the first file of an owner. */
  async function begin(context: Context, ownerId: string): Promise<void> {
    const now = context.now();
    const options = { now, runAt: now + settledAfter, uniqueKey: ownerId };
    await context.db.transaction((tx) => enqueue(tx, removeUnowned, { ownerId }, options));
  }

  /** Removes the files of an owner that is not stored. If this fails too, the job does it. */
  async function drop({ log }: Pick<Context, 'log'>, ownerId: string): Promise<void> {
    await removePictures(folderOf(ownerId)).catch((err: unknown) =>
      log.warn({ err, folder: folderOf(ownerId) }, 'private files of nobody stay for an hour'),
    );
  }

  /** Queues the removal of the files of an owner that this transaction ends. */
  async function removeLater(tx: Tx, ownerId: string, now: number): Promise<void> {
    await enqueue(tx, removeUnowned, { ownerId }, { now, uniqueKey: `${ownerId} done` });
  }

  /**
   * Stores pictures of an owner, each redrawn without metadata, and returns their keys. Throws what `storeOwnPicture`
   * throws; pictures stored before that are removed.
   */
  async function storePictures(context: Context, ownerId: string, pictures: readonly File[]): Promise<string[]> {
    if (pictures.length === 0) return [];
    await begin(context, ownerId);
    const keys: string[] = [];
    try {
      for (const picture of pictures) {
        const key = `${folderOf(ownerId)}${keys.length}.jpg`;
        await storeOwnPicture(key, new Uint8Array(await picture.arrayBuffer()), { minimum: { width: 1, height: 1 } });
        keys.push(key);
      }
    } catch (error) {
      await drop(context, ownerId);
      throw error;
    }
    return keys;
  }

  return { folderOf, removeUnowned, begin, drop, removeLater, storePictures };
}

/** A private file that a row names. Throws NullPointer where the storage lacks it, which is an error for the log as well. */
export async function readPrivateFile({ log }: Pick<Context, 'log'>, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await media().storage.read(key);
  if (opened) return readBody(opened);
  log.error({ key }, 'a private file that a row names is not in the storage');
  throw new CodedError('NullPointer');
}
