import type { CollectScreenProps } from '@/components/front/centre/collect-screen';
import { collectTabs } from '@/components/front/centre/tabs';
import { tabOf } from '@/components/ui/tab';
import type { PersonContext } from '@/lib/app/caller-context';
import { listCollectedArticles } from '@/lib/community/article/server/list-collected-articles';
import { listCollectedQuestions } from '@/lib/community/question/server/questions/list-collected-questions';
import { listCollectedTopics } from '@/lib/community/topic/server/list-collected-topics';
import { listCollectedActivities } from '@/lib/events/activity/server/list-collected-activities';
import { listCollectedPlaylists } from '@/lib/works/playlist/server/list-collected-playlists';
import { listOwnPlaylists } from '@/lib/works/playlist/server/list-own-playlists';
import { listCollectedVideos, listLikedVideos } from '@/lib/works/work/server/list-kept-videos';

const firstPage = { pageIndex: 1, pageSize: 20 };

/** The first page of the list that the address of /MyCollect names. */
export async function readCollectPage(context: PersonContext, tab: unknown): Promise<CollectScreenProps> {
  const initial = tabOf(collectTabs, tab);
  return {
    initial,
    video: initial === 'video' ? await listCollectedVideos(context, firstPage) : null,
    activity: initial === 'activity' ? await listCollectedActivities(context, firstPage) : null,
    article: initial === 'article' ? await listCollectedArticles(context, firstPage) : null,
    question: initial === 'question' ? await listCollectedQuestions(context, firstPage) : null,
    topic: initial === 'topic' ? await listCollectedTopics(context, firstPage) : null,
    playlist: initial === 'playlist' ? await listCollectedPlaylists(context, firstPage) : null,
    liked: initial === 'liked' ? await listLikedVideos(context, firstPage) : null,
    lists: initial === 'lists' ? await listOwnPlaylists(context, firstPage) : null,
  };
}
