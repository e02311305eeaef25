import { StartTopic } from '@/components/community/topic/start-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { askedOf, askedPath, type PageProps } from '@/lib/app/page-props';
import { readBeginning } from '@/lib/community/topic/server/own/read-beginning';

export const generateMetadata = privateHead('topicEdit.title');

/** The first step towards a channel of one's own: `?kind=welfare` and `?school=luxunmeishuxueyuan` fill in the form. */
export default async function NewTopicPage({ searchParams }: PageProps) {
  const context = await requirePerson('/AddTopic/new', searchParams);
  const query = await askedPath('', searchParams);
  return (
    <ClientWords
      of={[
        'topicEdit.start',
        'topicEdit.fields',
        'topicEdit.rules',
        'topicEdit.own.title',
        'topicPage.kinds',
        'person.bindPhone',
      ]}
    >
      <div className="wrap pt-7 pb-10">
        <StartTopic key={query} query={query} {...readBeginning(context, await askedOf(searchParams))} />
      </div>
    </ClientWords>
  );
}
