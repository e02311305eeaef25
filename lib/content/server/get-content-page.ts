import type { Context } from '@/lib/platform/server/context';
import { showRichText } from '@/lib/platform/server/rich-text';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { ContentPage } from '../contract';

/**
 * A content page (specification section 7) in the language asked for, in the other one when it has no translation:
 * `language` names what was taken. NullPointer when there is none.
 */
export async function getContentPage(context: Context, { id }: { id: string }): Promise<ContentPage> {
  const pages = await context.db.read.selectFrom('content_page').selectAll().where('id', '=', id).execute();
  const page = pages.find((one) => one.language === context.language) ?? pages[0];
  if (!page) throw new CodedError('NullPointer');
  return {
    id,
    title: page.title,
    body: showRichText(page.body),
    language: page.language,
    updatedAt: isoInBeijing(page.updated_at),
  };
}
