import { mediaStorage, readBody } from '@/lib/base/media/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { readReportPicture as contract } from '../contract';

/**
 * A picture of a report, as it was redrawn. Throws Unauthorized or Forbidden, NullPointer for none; missing bytes are
 * an error for the log as well.
 */
export async function readReportPicture(context: Context, { id }: InputOf<typeof contract>): Promise<FileAnswer> {
  requireAllowed(context, 'reviewReports');
  const picture = await context.db.read
    .selectFrom('moderation_report_picture')
    .select('media_key')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!picture) throw new CodedError('NullPointer');
  const opened = await mediaStorage().read(picture.media_key);
  if (!opened) {
    context.log.error({ picture: id, key: picture.media_key }, 'the picture of a report is not in the storage');
    throw new CodedError('NullPointer');
  }
  return { name: `report-${id}.jpg`, contentType: 'image/jpeg', body: await readBody(opened) };
}
