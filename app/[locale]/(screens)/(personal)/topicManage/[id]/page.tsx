import { EditTopic } from '@/components/community/topic/edit-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { publicTopicState } from '@/lib/community/topic/codes';
import { getOwnTopic } from '@/lib/community/topic/server/own/get-own-topic';
import { redirect } from '@/lib/platform/i18n/navigation';

export const generateMetadata = privateHead('topicEdit.editTitle');

/** What a public channel says of itself, for its host and staff. */
export default async function TopicSettingsPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/topicManage/${encodeURIComponent(id)}`);
  const topic = await getOwnTopic(context, { id }).catch(orNotFound);
  if (topic.state !== publicTopicState) {
    redirect({ href: `/AddTopic/${encodeURIComponent(id)}`, locale: context.language });
  }
  return (
    <ClientWords of={['topicEdit', 'topicKind', 'work']}>
      <div className="wrap pt-7 pb-4">
        <h1 className="mx-auto mb-5 max-w-180 text-2xl">{topic.name}</h1>
        <EditTopic key={id} first={topic} />
      </div>
    </ClientWords>
  );
}
