import type { PictureRight } from '@/lib/base/media/port';
import { mayDo } from '@/lib/base/permission/port';
import { briefly } from '@/lib/platform/server/briefly';
import type { Reader } from '@/lib/platform/server/db/database';
import type { SpecialData } from '../contract';
import { blockPictures } from '../rules/block-pictures';

const remember = briefly<ReadonlySet<string>>();

/** Pictures of pages: those in published texts and blocks are public, those of drafts and older versions are for editors. */
export const contentPictures: PictureRight = {
  async isPublic(parts, key) {
    return (await remember(parts, '', () => findPublished(parts.db.read))).has(key);
  },
  isFor: async (_db, _key, caller) => mayDo({ caller }, 'editContent'),
};

/** There are a few dozen pages. A picture occurs in one by its bare key or by an address. */
async function findPublished(db: Reader) {
  const pages = await db.selectFrom('content_page').select('body').execute();
  const specials = await db
    .selectFrom('content_entry')
    .select('data')
    .where('kind', '=', 'special')
    .where('version', 'is not', null)
    .execute();
  return new Set([
    ...pages.flatMap(({ body }) => body.match(/pages\/[\w./-]+/g) ?? []),
    ...specials.flatMap(({ data }) => (data === null ? [] : blockPictures((JSON.parse(data) as SpecialData).blocks))),
  ]);
}
