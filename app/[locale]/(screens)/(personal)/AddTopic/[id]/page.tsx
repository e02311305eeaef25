import { EditTopic } from '@/components/community/topic/edit-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { publicTopicState } from '@/lib/community/topic/codes';
import { getOwnTopic } from '@/lib/community/topic/server/own/get-own-topic';
import { redirect } from '@/lib/platform/i18n/navigation';

export const generateMetadata = privateHead('topicEdit.title');

/** A channel that the caller asks for; one that is public has its host's desk. */
export default async function AskedTopicPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/AddTopic/${encodeURIComponent(id)}`);
  const topic = await getOwnTopic(context, { id }).catch(orNotFound);
  if (topic.state === publicTopicState) {
    redirect({ href: `/topicManage/${encodeURIComponent(id)}`, locale: context.language });
  }
  return (
    <ClientWords of={['topicEdit', 'topicPage.kinds', 'editor', 'person.bindPhone']}>
      <div className="wrap pt-7 pb-4">
        <EditTopic key={id} first={topic} />
      </div>
    </ClientWords>
  );
}
