import { OwnTickets } from '@/components/events/ticket/own-screen';
import { ticketListTabs } from '@/components/events/ticket/tabs';
import { tabOf } from '@/components/ui/tab';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { findOwnTickets } from '@/lib/events/ticket/server/own/find-own-tickets';

export const generateMetadata = privateHead('ticketOwn.title');

/** The caller's tickets; `tab` names the list that comes first. */
export default async function OwnTicketsPage({ searchParams }: PageProps) {
  const context = await requirePerson('/ticket', searchParams);
  const initial = tabOf(ticketListTabs, (await searchParams).tab);
  const tickets = await findOwnTickets(context, { tab: initial, pageIndex: 1, pageSize: 20 });
  return (
    <ClientWords of={['ticket', 'ticketOwn']}>
      <OwnTickets {...{ initial, tickets }} />
    </ClientWords>
  );
}
