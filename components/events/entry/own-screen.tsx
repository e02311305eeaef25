'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { PagedList } from '@/components/ui/paged-list';
import { contestsPath } from '@/lib/events/contest/client/addresses';
import { ownEntriesQuery } from '@/lib/events/entry/client/own-entries';
import type { OwnEntry } from '@/lib/events/entry/contract';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { OwnEntryRow, OwnEntrySkeleton } from './own-row';

/** The caller's entries, and those of teams that they are asked to join or are in. */
export function OwnEntries({ first }: { first: Page<OwnEntry> }) {
  const t = useTranslations('entryOwn');
  const query = useOwnList(ownEntriesQuery, first);
  return (
    <div className="wrap pt-5 pb-12">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t('title')}</h1>
        {first.list.length > 0 && (
          <Link href={contestsPath} className={buttonClass('line')}>
            {t('find')}
          </Link>
        )}
      </div>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<OwnEntrySkeleton />}
        skeletons={6}
        empty={
          <Notice title={t('empty')} text={t('emptyText')}>
            <Link href={contestsPath} className={buttonClass('ink')}>
              {t('find')}
            </Link>
          </Notice>
        }
        className="-mt-4 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line"
        {...useListWords()}
      >
        {(entry) => <OwnEntryRow entry={entry} />}
      </PagedList>
    </div>
  );
}
