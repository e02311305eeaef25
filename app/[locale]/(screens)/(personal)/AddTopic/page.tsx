import { AddScreen } from '@/components/community/topic/add-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { listTopics } from '@/lib/community/topic/server/list-topics';

export const generateMetadata = privateHead('topicPage.add.title');

/** The entrance to add channels (specification section 4): several are followed at once. */
export default async function AddTopicPage({ searchParams }: PageProps) {
  const context = await requirePerson('/AddTopic', searchParams);
  return (
    <ClientWords of={['topic', 'topicPage.add', 'topicPage.empty']}>
      <AddScreen first={await listTopics(context, { pageIndex: 1, pageSize: 20 })} />
    </ClientWords>
  );
}
