import { CollectScreen } from '@/components/front/centre/collect-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { readCollectPage } from './read';

export const generateMetadata = privateHead('centre.collect.title');

/** What the caller has collected; `tab` names the list that comes first. */
export default async function MyCollectPage({ searchParams }: PageProps) {
  const { tab } = await searchParams;
  const context = await requirePerson('/MyCollect', searchParams);
  return (
    <ClientWords
      of={['centre', 'workCard', 'activity', 'collection', 'playlist', 'topic', 'article.card', 'question', 'format']}
    >
      <CollectScreen {...(await readCollectPage(context, tab))} />
    </ClientWords>
  );
}
