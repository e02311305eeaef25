import { privateFiles } from '@/lib/base/media/port';

/** The pictures of a report, which those who review reports alone see. Each of its parts owns some. */
export const reportPictures = privateFiles({
  name: 'reports',
  job: 'moderation.remove-unkept-pictures',
  async isKept(db, partId) {
    const part = db.selectFrom('moderation_report_part').select('id').where('id', '=', partId);
    return (await part.executeTakeFirst()) !== undefined;
  },
});
