'use client';

import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DownloadButton } from '@/components/ui/download-button';
import { LiveSearch, useLiveSearch } from '@/components/ui/live-search';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { type AttendeeFilter, attendeesQuery, exportAttendees } from '@/lib/events/ticket/client/organiser';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Attendee, AttendeeSkeleton } from './card-attendees-row';

const filters: AttendeeFilter[] = ['', 'valid', 'used', 'returned'];

/** Who comes to an activity, for its organiser: searched, by state, and as a file. */
export function CardAttendees({ activityId }: { activityId: string }) {
  const t = useTranslations('ticketDesk.attendees');
  const [filter, setFilter] = useState<AttendeeFilter>('');
  const search = useLiveSearch();
  const words = useTranslations('ticketDesk.attendees.search');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-60 grow">
          <LiveSearch
            {...search}
            most={100}
            words={{
              ...{ label: words('label'), placeholder: words('placeholder') },
              ...{ submit: words('submit'), clear: words('clear') },
            }}
          />
        </div>
        <DownloadButton
          call={exportAttendees}
          input={{ activityId }}
          words={{ save: t('save'), saving: t('saving') }}
          className="md:mt-2"
        />
      </div>
      <fieldset className="rail -mx-gutter mt-3 mb-2 min-w-0 gap-2 px-gutter noscript:hidden">
        <legend className="sr-only">{t('filter')}</legend>
        {filters.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === filter}
            onClick={() => setFilter(name)}
            className="min-h-11 flex-none rounded-full border border-line px-4 text-sm transition-colors hover:border-ink-3 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {t(`states.${name || 'all'}`)}
          </button>
        ))}
      </fieldset>
      <AttendeeList key={filter} {...{ activityId, filter }} text={search.searched} />
    </>
  );
}

interface AttendeeListProps {
  activityId: string;
  filter: AttendeeFilter;
  text: string;
}

function AttendeeList({ activityId, filter, text }: AttendeeListProps) {
  const t = useTranslations('ticketDesk.attendees');
  const query = { ...attendeesQuery(activityId, filter, text), placeholderData: keepPreviousData };
  const isSearch = filter !== '' || text !== '';
  return (
    <PagedList
      query={useOwnList(query, null)}
      keyOf={({ ticketId }) => ticketId}
      skeleton={<AttendeeSkeleton />}
      skeletons={5}
      empty={
        <Notice title={t(isSearch ? 'noneFound' : 'none')} text={t(isSearch ? 'noneFoundText' : 'noneText')}>
          {null}
        </Notice>
      }
      className="divide-y divide-line"
      {...useListWords()}
    >
      {(attendee) => <Attendee attendee={attendee} />}
    </PagedList>
  );
}
