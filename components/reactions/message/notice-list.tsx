'use client';

import type { ReactNode } from 'react';
import { PagedList } from '@/components/ui/paged-list';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import type { Page } from '@/lib/platform/shared/wire';
import { noticesQuery } from '@/lib/reactions/message/client/notices';
import type { NoticeType } from '@/lib/reactions/message/codes';
import type { NoticeItem, UnreadCounts } from '@/lib/reactions/message/contract';
import { dayStarts } from '@/lib/reactions/message/rules/days';
import { DayHeading } from './day-heading';
import { Empty } from './empty';
import { ListBar } from './list-bar';
import { NoticeRow } from './notice-row';
import { RowSkeleton } from './row-skeleton';

export interface NoticeListProps {
  type: NoticeType | '';
  /** The page that came with the screen; null where it is fetched. */
  first: Page<NoticeItem> | null;
  told: UnreadCounts;
  /** When the page was made, in ms. */
  now: number;
  /** Stands above the notices, also where there are none. */
  head?: ReactNode;
}

/** The notices of a type, of all for the empty word, the latest first and day by day. */
export function NoticeList({ type, first, told, now, head }: NoticeListProps) {
  const query = useOwnList(noticesQuery(type), first);
  const notices = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const starts = dayStarts(notices);
  return (
    <>
      {head}
      <ListBar
        type={type}
        until={Math.max(0, ...notices.map(({ seq }) => seq))}
        told={told}
        onRenew={() => void query.refetch()}
      />
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<RowSkeleton />}
        skeletons={6}
        empty={<Empty type={type} />}
        className="*:border-line *:border-b"
        {...useListWords()}
      >
        {(notice) => (
          <>
            {starts.has(notice.id) && <DayHeading at={notice.at} now={now} />}
            <NoticeRow notice={notice} />
          </>
        )}
      </PagedList>
    </>
  );
}
