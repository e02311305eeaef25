import { OwnEntries } from '@/components/events/entry/own-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import { ownEntriesPath } from '@/lib/events/entry/client/addresses';
import { findOwnEntries } from '@/lib/events/entry/server/own/find-own-entries';

export const generateMetadata = privateHead('entryOwn.title');

/** The caller's entries in contests, and those of their teams. */
export default async function OwnEntriesPage() {
  const context = await requirePerson(ownEntriesPath);
  const first = await findOwnEntries(context, { pageIndex: 1, pageSize: 20, contestId: '', workId: '' });
  return (
    <ClientWords of={['entry', 'entryOwn']}>
      <OwnEntries first={first} />
    </ClientWords>
  );
}
