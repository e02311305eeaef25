import type { MessageScreenProps } from '@/components/reactions/message/message-screen';
import { messageTabs } from '@/components/reactions/message/tabs';
import { tabOf } from '@/components/ui/tab';
import type { PersonContext } from '@/lib/app/caller-context';
import { countUnread } from '@/lib/reactions/message/server/count-unread';
import { listAnswers } from '@/lib/reactions/message/server/list-answers';
import { listNotices } from '@/lib/reactions/message/server/list-notices';
import type { FollowedNews } from '@/lib/works/recommend/contract';
import { findFollowedNews } from '@/lib/works/recommend/server/find-followed-news';

const firstPage = { pageIndex: 1, pageSize: 20 };

type MessagePage = Omit<MessageScreenProps, 'news'> & { news: FollowedNews };

/** The first page of the filter that the address of /PersonalMessage names, with what is unread and what is new. */
export async function readMessagePage(context: PersonContext, type: unknown): Promise<MessagePage> {
  const initial = tabOf(messageTabs, type);
  const isComments = initial === 'comments';
  const [told, news, first, answers] = await Promise.all([
    countUnread(context),
    findFollowedNews(context),
    isComments ? null : listNotices(context, { ...firstPage, type: initial === 'all' ? '' : initial }),
    isComments ? listAnswers(context, firstPage) : null,
  ]);
  return { initial, told, news, first, answers, now: context.now() };
}
