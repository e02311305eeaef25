import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findNotices as contract, NoticeItem } from '../contract';
import { noticeRows } from './notice-rows';
import { renderNotices } from './render-notices';

/** The caller's notices of a type, or all, the latest first. Unauthorized for a visitor. */
export async function listNotices(context: Context, input: InputOf<typeof contract>): Promise<Page<NoticeItem>> {
  const { personId } = signedIn(context);
  const page = toPage(await noticeRows(context.db.read, personId, input), input, (row) => row);
  return { ...page, list: await renderNotices(context, personId, page.list) };
}
