import { FocusScreen } from '@/components/front/centre/focus-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { readFocusPage } from './read';

export const generateMetadata = privateHead('centre.focus.title');

/** Whom and what the caller follows, and their fans; `tab` names the list that comes first. */
export default async function MyFocusPage({ searchParams }: PageProps) {
  const { tab } = await searchParams;
  const context = await requirePerson('/MyFocus', searchParams);
  return (
    <ClientWords of={['centre', 'person', 'topic']}>
      <FocusScreen {...(await readFocusPage(context, tab))} />
    </ClientWords>
  );
}
