import type { NoticeListProps } from '@/components/reactions/message/notice-list';
import type { PersonContext } from '@/lib/app/caller-context';
import type { NoticeType } from '@/lib/reactions/message/codes';
import { countUnread } from '@/lib/reactions/message/server/count-unread';
import { listNotices } from '@/lib/reactions/message/server/list-notices';

/** What a page with the notices of one type shows first. */
export async function readNotices<Type extends NoticeType>(
  context: PersonContext,
  type: Type,
): Promise<NoticeListProps & { type: Type }> {
  const [told, first] = await Promise.all([
    countUnread(context),
    listNotices(context, { type, pageIndex: 1, pageSize: 20 }),
  ]);
  return { type, told, first, now: context.now() };
}
