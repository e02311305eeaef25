import { mayDo } from '@/lib/base/permission/port';
import { readNamedTopic } from '@/lib/community/topic/port';
import type { Context } from '@/lib/platform/server/context';

/** How the form of a new article begins. */
export interface ArticleBeginning {
  /** The channel that it is to stand in; null for none. */
  channel: { id: string; title: string } | null;
  /** The caller has no bound mobile number, without which nobody writes. */
  isPhoneNeeded: boolean;
}

/** The form of a new article, with the channel that a link names (`topicId`). One that is not public is ignored. */
export async function readBeginning(context: Context, asked: URLSearchParams): Promise<ArticleBeginning> {
  return { channel: await readNamedTopic(context, asked), isPhoneNeeded: !mayDo(context, 'post') };
}
