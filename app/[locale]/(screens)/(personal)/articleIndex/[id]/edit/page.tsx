import { EditArticle } from '@/components/community/article/edit-screen';
import { FoundTopicsToPick, FoundWorksToPick } from '@/components/front/discover/card-found';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getOwnArticle } from '@/lib/community/article/server/own/get-own-article';

export const generateMetadata = privateHead('articleEdit.title');

/** An article of the caller, to be edited; 404 for any other. */
export default async function EditArticlePage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(`/articleIndex/${encodeURIComponent(id)}/edit`);
  const article = await getOwnArticle(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['articleEdit', 'topicPick', 'editor', 'richText', 'workCard', 'person.bindPhone']}>
      <div className="wrap pt-7 pb-4">
        <EditArticle
          key={id}
          first={article}
          personId={context.caller.personId}
          FoundTopics={FoundTopicsToPick}
          FoundWorks={FoundWorksToPick}
        />
      </div>
    </ClientWords>
  );
}
