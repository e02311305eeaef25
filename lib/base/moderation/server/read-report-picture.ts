import { readPrivateFile } from '@/lib/base/media/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { readReportPicture as contract } from '../contract';

/**
 * A picture of a report, as it was redrawn. Throws Unauthorized or Forbidden, and NullPointer for none.
 */
export async function readReportPicture(context: Context, { id }: InputOf<typeof contract>): Promise<FileAnswer> {
  requireAllowed(context, 'reviewReports');
  const picture = await context.db.read
    .selectFrom('moderation_report_picture')
    .select('media_key')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!picture) throw new CodedError('NullPointer');
  return {
    name: `report-${id}.jpg`,
    contentType: 'image/jpeg',
    body: await readPrivateFile(context, picture.media_key),
  };
}
