import { join } from 'node:path';
import { DiskStorage } from '@/lib/base/media/server/disk-storage';
import { createMedia, type Media } from '@/lib/base/media/server/media';
import { openDatabase } from '@/lib/platform/server/db/open';
import { plainPicture } from '@/test/pictures';
import { addFilm } from '@/test/playable-works';

type Video = Omit<Parameters<typeof addFilm>[1], 'id' | 'author_id'>;

/** Media key of the cover of such a work. */
export const coverOf = (id: string) => `works/${id}/cover.jpg`;

/**
 * Creates a person's work beside the running product, as rows and tiny files: its film is served like any other but
 * cannot be played, and it is so old that no list shows it among the first. Returns its id.
 */
export async function addFilmOf({ userId }: { userId: string }, video: Video = {}): Promise<string> {
  const folder = process.env.PRODUCT_DATA ?? '';
  const slot = globalThis as typeof globalThis & { lightfieldMedia?: Media };
  slot.lightfieldMedia ??= createMedia(new DiskStorage(join(folder, 'media')));
  const database = openDatabase(`file:${join(folder, 'lightfield.db')}`);
  const id = crypto.randomUUID();
  const cover = coverOf(id);
  await slot.lightfieldMedia.storage.put(cover, await plainPicture('teal'));
  await addFilm(database, { verified_at: Date.UTC(2020, 0), cover, ...video, id, author_id: userId });
  await database.close();
  return id;
}
