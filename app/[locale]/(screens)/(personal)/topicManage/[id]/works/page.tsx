import { WorksScreen } from '@/components/community/topic/desk/works-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { listTopicVideos } from '@/lib/community/topic/server/list-topic-videos';
import { listTopicProposals } from '@/lib/community/topic/server/proposals/list-proposals';
import { orNoDesk } from '../read';

export const generateMetadata = privateHead('topicManage.works.title');

/** The works of a channel and those that wait for it, for who runs it. */
export default async function TopicWorksPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/topicManage/${encodeURIComponent(id)}/works`);
  const query = { topicId: id, pageIndex: 1, pageSize: 20 } as const;
  const proposals = await listTopicProposals(context, query).catch(orNoDesk);
  return <WorksScreen topicId={id} first={await listTopicVideos(context, query)} proposals={proposals} />;
}
