import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { ContentPage } from '../contract';
import { findContentPage } from './find-content-page';

/**
 * A content page (specification section 7) in the requested language, or in the other one when it has no translation:
 * `language` names the actual one. Throws NullPointer for none.
 */
export async function getContentPage(context: Context, { id }: { id: string }): Promise<ContentPage> {
  const found = await findContentPage(context.db.read, id, context.language);
  if (!found) throw new CodedError('NullPointer');
  return found.page;
}
