import { AskScreen } from '@/components/community/question/ask/ask-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { readAsking } from './read';

export const generateMetadata = privateHead('questionAsk.title');

/** Asks in a channel (specification section 2, /topicQuestion/{topicId}/create); 404 for one that is not public. */
export default async function AskPage({ params }: PageProps<'topicId'>) {
  const { topicId } = await params;
  const context = await requirePerson(`/topicQuestion/${encodeURIComponent(topicId)}/create`);
  const asking = await readAsking(context, topicId).catch(orNotFound);
  return (
    <ClientWords of={['question', 'questionAsk', 'questionPage.composer']}>
      <AskScreen key={topicId} {...asking} />
    </ClientWords>
  );
}
