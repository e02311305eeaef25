import { EditCase } from '@/components/careers/showcase/edit-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { ownCasePath } from '@/lib/careers/showcase/client/addresses';
import { getOwnCase } from '@/lib/careers/showcase/server/own/own-case';

export const generateMetadata = privateHead('showcase.edit.title');

/** A case for its two sides, and for staff where its company has no account; 404 for everybody else. */
export default async function OwnCasePage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(ownCasePath(id));
  const draft = await getOwnCase(context, { id }).catch(orNotFound);
  return (
    <ClientWords of={['showcase', 'editor']}>
      <EditCase key={id} first={draft} />
    </ClientWords>
  );
}
