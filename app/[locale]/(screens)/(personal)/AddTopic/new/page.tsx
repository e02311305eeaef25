import { StartTopic } from '@/components/community/topic/start-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';

export const generateMetadata = privateHead('topicEdit.title');

/** The first step towards a channel of one's own. */
export default async function NewTopicPage() {
  await requirePerson('/AddTopic/new');
  return (
    <ClientWords of={['topicEdit', 'topicKind', 'work']}>
      <div className="wrap pt-7 pb-10">
        <StartTopic />
      </div>
    </ClientWords>
  );
}
