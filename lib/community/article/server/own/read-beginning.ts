import { mayDo } from '@/lib/base/permission/port';
import { findTopicItems } from '@/lib/community/topic/port';
import type { Context } from '@/lib/platform/server/context';
import { wireId } from '@/lib/platform/shared/wire';

/** How the form of a new article begins. */
export interface ArticleBeginning {
  /** The channel that it is to stand in; null for none. */
  channel: { id: string; title: string } | null;
  /** The caller has no bound mobile number, without which nobody writes. */
  isPhoneNeeded: boolean;
}

/** The form of a new article, with the channel that a link names (`topicId`). One that is not public is ignored. */
export async function readBeginning(context: Context, asked: URLSearchParams): Promise<ArticleBeginning> {
  const id = wireId.safeParse(asked.get('topicId'));
  const [topic] = id.success ? await findTopicItems(context, [id.data]) : [];
  return { channel: topic ? { id: topic.id, title: topic.title } : null, isPhoneNeeded: !mayDo(context, 'post') };
}
