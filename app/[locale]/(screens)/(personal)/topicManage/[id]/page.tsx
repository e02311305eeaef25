import { getTranslations } from 'next-intl/server';
import { EditTopic } from '@/components/community/topic/edit-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { publicTopicState } from '@/lib/community/topic/codes';
import { getOwnTopic } from '@/lib/community/topic/server/own/get-own-topic';
import { redirect } from '@/lib/platform/i18n/navigation';
import { orNoDesk } from './read';

export const generateMetadata = privateHead('topicEdit.editTitle');

/** What a public channel says of itself, for its host and staff. */
export default async function TopicSettingsPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/topicManage/${encodeURIComponent(id)}`);
  const topic = await getOwnTopic(context, { id }).catch(orNoDesk);
  if (topic.state !== publicTopicState) {
    redirect({ href: `/AddTopic/${encodeURIComponent(id)}`, locale: context.language });
  }
  const t = await getTranslations({ locale: context.language, namespace: 'topicEdit' });
  return (
    <ClientWords of={['topicEdit', 'topicPage.kinds', 'editor', 'person.bindPhone']}>
      <div className="wrap max-w-240 pt-5 pb-4">
        <h1 className="sr-only">{t('editTitle')}</h1>
        <EditTopic key={id} first={topic} />
      </div>
    </ClientWords>
  );
}
