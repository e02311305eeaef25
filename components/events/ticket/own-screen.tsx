'use client';

import { useTranslations } from 'next-intl';
import { AddressTabs } from '@/components/ui/address-tabs';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { ownTicketsQuery } from '@/lib/events/ticket/client/own-tickets';
import type { TicketTab } from '@/lib/events/ticket/codes';
import type { OwnTicket as Ticket } from '@/lib/events/ticket/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnTicket, OwnTicketSkeleton } from './own-ticket';
import { ticketListTabs } from './tabs';

export interface OwnTicketsProps {
  initial: TicketTab;
  /** The first page of the list that comes first. */
  tickets: Page<Ticket>;
}

/** The caller's tickets, by how they stand. */
export function OwnTickets({ initial, tickets }: OwnTicketsProps) {
  const t = useTranslations('ticketOwn');
  const of = <Value,>(make: (tab: TicketTab) => Value) =>
    Object.fromEntries(ticketListTabs.map(({ name }) => [name, make(name)])) as Record<TicketTab, Value>;
  return (
    <>
      <div className="wrap pt-5">
        <h1 className="mx-auto max-w-180 text-2xl">{t('title')}</h1>
      </div>
      <AddressTabs
        tabs={ticketListTabs}
        initial={initial}
        parameter="tab"
        path="/ticket"
        label={t('title')}
        words={of((tab) => t(`tabs.${tab}`))}
        isColumn
        panels={of((tab) => <Tickets tab={tab} first={tab === initial ? tickets : null} />)}
      />
    </>
  );
}

function Tickets({ tab, first }: { tab: TicketTab; first: Page<Ticket> | null }) {
  const t = useTranslations('ticketOwn');
  const query = useOwnList(ownTicketsQuery(tab), first);
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      skeleton={<OwnTicketSkeleton />}
      skeletons={4}
      empty={
        <Notice title={t(`empty.${tab}`)} text={t('emptyText')}>
          <Link href="/activity" className={buttonClass('ink')}>
            {t('find')}
          </Link>
        </Notice>
      }
      className="-mt-4 *:border-line *:not-last:border-b"
      {...useListWords()}
    >
      {(ticket) => <OwnTicket ticket={ticket} onChanged={() => void query.refetch()} />}
    </PagedList>
  );
}
