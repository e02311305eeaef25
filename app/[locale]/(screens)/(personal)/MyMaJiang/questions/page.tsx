import { OwnPosts } from '@/components/community/question/own/own-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { readOwnPosts } from './read';

export const generateMetadata = privateHead('questionOwn.title');

/** The caller's questions and answers; `tab` names the list that comes first. */
export default async function OwnPostsPage({ searchParams }: PageProps) {
  const { tab } = await searchParams;
  const context = await requirePerson('/MyMaJiang/questions', searchParams);
  return (
    <ClientWords of={['question', 'questionOwn', 'questionPage', 'format']}>
      <OwnPosts {...(await readOwnPosts(context, tab))} />
    </ClientWords>
  );
}
