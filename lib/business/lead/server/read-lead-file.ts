import { readPrivateFile } from '@/lib/base/media/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { readLeadFile as contract } from '../contract';
import { contentTypes } from './tell-file';

/**
 * A file of a request. Throws Unauthorized or Forbidden, and NullPointer for none.
 */
export async function readLeadFile(context: Context, { id }: InputOf<typeof contract>): Promise<FileAnswer> {
  requireAllowed(context, 'answerLeads');
  const file = await context.db.read
    .selectFrom('cooperation_lead_file')
    .select(['name', 'type', 'media_key'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file) throw new CodedError('NullPointer');
  return {
    name: file.name,
    contentType: contentTypes[file.type],
    body: await readPrivateFile(context, file.media_key),
  };
}
