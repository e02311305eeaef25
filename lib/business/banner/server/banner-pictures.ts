import type { PictureRight } from '@/lib/base/media/port';
import { mayDo } from '@/lib/base/permission/port';
import { briefly } from '@/lib/platform/server/briefly';
import type { Reader } from '@/lib/platform/server/db/database';
import { bannerPhase } from '../rules/banner-phase';
import { bannerPicture } from '../rules/banner-picture';

const remember = briefly<ReadonlySet<string | null>>();

/** Banners' pictures: those of current banners are public, all of them are visible to callers who edit banners. */
export const bannerPictures: PictureRight = {
  async isPublic(parts, key) {
    return (await remember(parts, '', () => findShown(parts.db.read, parts.now()))).has(key);
  },
  isFor: async (_db, _key, caller) => mayDo({ caller }, 'editBanners'),
};

/** There are a few dozen banners. */
async function findShown(db: Reader, now: number) {
  const rows = await db.selectFrom('operation_banner').select(['image', 'starts_at', 'ends_at']).execute();
  const shown = rows.filter((row) => bannerPhase({ startsAt: row.starts_at, endsAt: row.ends_at }, now) === 'showing');
  return new Set(shown.map(({ image }) => bannerPicture(image)));
}
