import { HistoryList } from '@/components/works/film/history-list';
import { MyWorks } from '@/components/works/work/list-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { readWorksPage } from './read';

export const generateMetadata = privateHead('work.title');

/** The caller's works, credits and watch history; `tab` names the list that comes first. */
export default async function MyWorksPage({ searchParams }: PageProps) {
  const { tab } = await searchParams;
  const context = await requirePerson('/MyMaJiang', searchParams);
  const { history, now, ...works } = await readWorksPage(context, tab);
  return (
    <ClientWords of={['work', 'workCard', 'filmHistory']}>
      <MyWorks {...works} history={<HistoryList first={history} now={now} />} />
    </ClientWords>
  );
}
