import { notFound } from 'next/navigation';
import { SelectScreen } from '@/components/front/centre/select-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { readSelectPage } from './read';

export const generateMetadata = privateHead('centreSelect.title');

/** Picks works for what the address names (`?playlist=`); 404 for what is not the caller's. */
export default async function SelectVideoPage({ searchParams }: PageProps) {
  const context = await requirePerson('/selectVideo', searchParams);
  const picking = (await readSelectPage(context, await searchParams).catch(orNotFound)) ?? notFound();
  return (
    <ClientWords of={['centreSelect', 'centre']}>
      <SelectScreen key={`${picking.purpose} ${picking.id}`} {...picking} />
    </ClientWords>
  );
}
