'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { chosenJobFilters, everyJob, jobFilterOf, queryWithJobFilter } from '@/lib/careers/job/client/filters';
import type { JobFilter } from '@/lib/careers/job/contract';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';

interface FilterAddressProps {
  /** Called with the filters in the address, again after each change of it. */
  onFilter(filter: JobFilter): void;
}

/** Reads the filters of the list from the address, which the cached page does not know. */
export function FilterAddress(props: FilterAddressProps) {
  return (
    <Suspense>
      <AddressWatch {...props} />
    </Suspense>
  );
}

function AddressWatch({ onFilter }: FilterAddressProps) {
  const query = useSearchParams().toString();
  // Before painting: the unfiltered list must not flash.
  useLayoutEffectOn(query, () => {
    const filter = jobFilterOf(new URLSearchParams(query));
    const isEvery = chosenJobFilters(filter).length === 0 && filter.orderBy === everyJob.orderBy;
    onFilter(isEvery ? everyJob : filter);
    delete document.documentElement.dataset.chosen;
  });
  return null;
}

/** Keeps the filters in the address. */
export function writeFilter(filter: JobFilter): void {
  const address = new URL(location.href);
  address.search = String(queryWithJobFilter(address.searchParams, filter));
  // Without a state object the router adopts the address. The hash with the language stays in it.
  history.replaceState(null, '', address);
}
