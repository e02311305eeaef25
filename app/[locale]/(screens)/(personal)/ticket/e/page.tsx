import { EntryScreen } from '@/components/events/ticket/entry-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNotFound } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getEntryCodes } from '@/lib/events/ticket/server/own/get-entry-codes';

export const generateMetadata = privateHead('ticketOwn.show.title');

/** The caller's tickets of the `activity` with their codes; 404 where they have none. */
export default async function EntryPage({ searchParams }: PageProps) {
  const context = await requirePerson('/ticket/e', searchParams);
  const activityId = String((await searchParams).activity ?? '');
  const codes = await getEntryCodes(context, { activityId }).catch(orNotFound);
  return (
    <ClientWords of={['ticket', 'ticketOwn']}>
      <EntryScreen key={activityId} codes={codes} />
    </ClientWords>
  );
}
