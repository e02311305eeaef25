import type { PictureRight } from '@/lib/base/media/port';

/** Avatars and banners: those in use are public. */
export const personPictures: PictureRight = {
  async isPublic({ db }, key) {
    const shown = await db.read
      .selectFrom('person')
      .select('id')
      .where((row) => row.or([row('avatar', '=', key), row('banner', '=', key)]))
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    return shown !== undefined;
  },
};
