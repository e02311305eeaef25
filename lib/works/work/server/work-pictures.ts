import type { PictureRight } from '@/lib/base/media/port';
import { mayDo } from '@/lib/base/permission/port';
import { isPublicWork } from './public-work';
import { coveredWork } from './works/own-files';

/**
 * Covers: that of a public work is public. That of another work, or one not in use yet, is for its creator, for
 * reviewers and, once its work was submitted, for credited people.
 */
export const workPictures: PictureRight = {
  async isPublic({ db }, key) {
    const shown = await db.read
      .selectFrom('video')
      .select('id')
      .where('cover', '=', key)
      .where(isPublicWork)
      .executeTakeFirst();
    return shown !== undefined;
  },
  async isFor(db, key, caller) {
    const works = await db
      .selectFrom('video')
      .leftJoin('video_credit as credit', (join) =>
        join.onRef('credit.video_id', '=', 'video.id').on('credit.person_id', '=', caller.personId),
      )
      .select(['author_id', 'cover', 'video.state', 'credit.person_id as credited'])
      .where((row) => row.or([row('cover', '=', key), row('video.id', '=', coveredWork(key))]))
      .where('video.state', '<>', 'deleted')
      .execute();
    if (works.length > 0 && mayDo({ caller }, 'reviewWorks')) return true;
    return works.some(
      ({ author_id, cover, state, credited }) =>
        author_id === caller.personId || (credited !== null && cover === key && state === 'pending_review'),
    );
  },
};
