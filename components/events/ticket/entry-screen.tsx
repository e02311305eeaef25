'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { entryCodesQuery } from '@/lib/events/ticket/client/own-tickets';
import type { EntryCodes } from '@/lib/events/ticket/contract';
import { useKeptPage } from '@/lib/platform/client/use-kept-page';
import { useOnLine } from '@/lib/platform/client/use-on-line';
import { useWakeLock } from '@/lib/platform/client/use-wake-lock';
import { EntryTickets } from './entry-tickets';
import { TicketActivity } from './ticket-activity';

/** Milliseconds between two looks whether a ticket was used at the door, while the page is seen. */
const lookEvery = 10_000;

/**
 * The tickets of an activity as they are shown at the door: their codes, bright and awake. Once opened, the page is kept on
 * the device, and opens without a line.
 */
export function EntryScreen({ codes: first }: { codes: EntryCodes }) {
  const { data: codes } = useQuery({
    ...entryCodesQuery(first.activity.id),
    initialData: first,
    refetchInterval: ({ state }) => (state.data?.tickets.some(({ code }) => code) ? lookEvery : false),
  });
  const isKept = useKeptPage(codes);
  useWakeLock();
  const { activity, tickets, onlineUrl } = codes;
  return (
    <div className="wrap pt-5 pb-16">
      <div className="mx-auto max-w-105">
        <EntryTickets tickets={tickets} />
        <KeptLine isKept={isKept} />
        <div className="mt-5 border-line border-t pt-5">
          <TicketActivity activity={{ ...activity, venue: placeOf(activity) }} heading="h1" />
        </div>
        {onlineUrl && <OnlineLink url={onlineUrl} />}
      </div>
    </div>
  );
}

const placeOf = ({ venue, address }: EntryCodes['activity']) => [venue, address].filter(Boolean).join(' · ');

function KeptLine({ isKept }: { isKept: boolean }) {
  const t = useTranslations('ticketOwn.show');
  const isOnLine = useOnLine();
  return (
    <p role="status" className="mt-3 min-h-4.5 text-center text-ink-3 text-sm text-pretty">
      {isOnLine ? isKept && t('kept') : t('offline')}
    </p>
  );
}

function OnlineLink({ url }: { url: string }) {
  const t = useTranslations('ticketOwn.show');
  return (
    <div className="mt-5 rounded-md bg-sunk px-4 py-3">
      <p className="mb-3 text-ink-2 text-sm text-pretty">{t('onlineText')}</p>
      <NewTabLink href={url} className={`w-full ${buttonClass('accent')}`}>
        {t('online')}
      </NewTabLink>
    </div>
  );
}
