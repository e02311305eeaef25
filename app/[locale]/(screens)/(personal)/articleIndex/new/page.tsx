import { StartArticle } from '@/components/community/article/start-screen';
import { FoundTopicsToPick } from '@/components/front/discover/card-found';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { askedOf, askedPath, type PageProps } from '@/lib/app/page-props';
import { readBeginning } from '@/lib/community/article/server/own/read-beginning';

export const generateMetadata = privateHead('articleEdit.start.title');

/** The beginning of an article; `?topicId=` names the channel that it is written for. */
export default async function NewArticlePage({ searchParams }: PageProps) {
  const context = await requirePerson('/articleIndex/new', searchParams);
  const query = await askedPath('', searchParams);
  const beginning = await readBeginning(context, await askedOf(searchParams));
  return (
    <ClientWords
      of={[
        'articleEdit.start',
        'articleEdit.channel',
        'articleEdit.rules',
        'topicPick',
        'editor.languages',
        'person.bindPhone',
      ]}
    >
      <div className="wrap pt-7 pb-10">
        <StartArticle key={query} query={query} {...beginning} FoundTopics={FoundTopicsToPick} />
      </div>
    </ClientWords>
  );
}
