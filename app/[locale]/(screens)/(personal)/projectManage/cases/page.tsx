import { OwnCases } from '@/components/careers/showcase/own-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { ownCasesPath } from '@/lib/careers/showcase/client/addresses';
import { findOwnCases } from '@/lib/careers/showcase/server/own/own-case';

export const generateMetadata = privateHead('showcase.own.title');

/** The cases that the caller is a side of. */
export default async function OwnCasesPage() {
  const context = await requirePerson(ownCasesPath);
  const first = await findOwnCases(context, { pageIndex: 1, pageSize: 20 });
  return (
    <ClientWords of={['showcase']}>
      <OwnCases first={first} />
    </ClientWords>
  );
}
