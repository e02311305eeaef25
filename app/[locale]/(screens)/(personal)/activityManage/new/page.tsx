import { StartActivity } from '@/components/events/activity/start-screen';
import { FoundTopicsToPick } from '@/components/front/discover/card-found';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { askedOf, askedPath, type PageProps } from '@/lib/app/page-props';
import { readNamedTopic } from '@/lib/community/topic/server/read-named-topic';
import { findStartSteps } from '@/lib/people/verification/server/find-start-steps';

export const generateMetadata = privateHead('activityEdit.start.title');

/** The beginning of an activity; `?topicId=` names the channel that it is launched in. */
export default async function NewActivityPage({ searchParams }: PageProps) {
  const context = await requirePerson('/activityManage/new', searchParams);
  const query = await askedPath('', searchParams);
  const channel = await readNamedTopic(context, await askedOf(searchParams));
  return (
    <ClientWords of={['activityEdit', 'verificationSteps', 'topicPick', 'editor.languages', 'person.bindPhone']}>
      <div className="wrap pt-7 pb-10">
        <StartActivity
          key={query}
          {...{ query, channel }}
          steps={await findStartSteps(context, 'launchEvent')}
          FoundTopics={FoundTopicsToPick}
        />
      </div>
    </ClientWords>
  );
}
