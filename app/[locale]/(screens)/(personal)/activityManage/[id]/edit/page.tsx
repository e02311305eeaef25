import { EditActivity } from '@/components/events/activity/edit-screen';
import { standingOf } from '@/components/events/activity/own-standing';
import { FoundTopicsToPick } from '@/components/front/discover/card-found';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getOwnActivity } from '@/lib/events/activity/server/own/get-own-activity';
import { redirect } from '@/lib/platform/i18n/navigation';

export const generateMetadata = privateHead('activityEdit.title');

/** An activity of the caller, to be edited; 404 for any other. What was taken down stays as it is. */
export default async function EditActivityPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const desk = `/activityManage/${encodeURIComponent(id)}`;
  const context = await requirePerson(`${desk}/edit`);
  const activity = await getOwnActivity(context, { id }).catch(orNotFound);
  if (standingOf(activity) === 'takenDown') redirect({ href: desk, locale: context.language });
  return (
    <ClientWords of={['activityEdit', 'topicPick', 'person.area', 'editor', 'richText', 'person.bindPhone']}>
      <div className="wrap pt-7 pb-4">
        <EditActivity key={id} first={activity} FoundTopics={FoundTopicsToPick} />
      </div>
    </ClientWords>
  );
}
