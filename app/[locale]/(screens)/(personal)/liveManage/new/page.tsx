import { FoundTopicsToPick } from '@/components/front/discover/card-found';
import { StartBroadcast } from '@/components/live/broadcast/start-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { askedOf, askedPath, type PageProps } from '@/lib/app/page-props';
import { readNamedTopic } from '@/lib/community/topic/server/read-named-topic';
import { newBroadcastPath } from '@/lib/live/broadcast/client/addresses';
import { findStartSteps } from '@/lib/people/verification/server/find-start-steps';

export const generateMetadata = privateHead('broadcastEdit.start.title');

/** The beginning of a broadcast; `?topicId=` names its channel. */
export default async function NewBroadcastPage({ searchParams }: PageProps) {
  const context = await requirePerson(newBroadcastPath, searchParams);
  const query = await askedPath('', searchParams);
  const channel = await readNamedTopic(context, await askedOf(searchParams));
  return (
    <ClientWords of={['broadcastEdit', 'verificationSteps', 'topicPick', 'editor.languages', 'person.bindPhone']}>
      <div className="wrap pt-7 pb-10">
        <StartBroadcast
          key={query}
          {...{ query, channel }}
          steps={await findStartSteps(context, 'goLive')}
          FoundTopics={FoundTopicsToPick}
        />
      </div>
    </ClientWords>
  );
}
