'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { queryWithWorks, type WorksFilter, worksFilterOf } from '@/lib/events/vote/client/works-filter';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';

interface WorksAddressProps {
  /** What an address without a filter shows. */
  first: WorksFilter;
  categories: readonly { id: string }[];
  /** Called with what the address asks for, again after each change of it. */
  onFilter(filter: WorksFilter): void;
}

/** Reads the filter of a list of works from the address, which the cached page does not know. */
export function WorksAddress(props: WorksAddressProps) {
  return (
    <Suspense>
      <AddressWatch {...props} />
    </Suspense>
  );
}

function AddressWatch({ first, categories, onFilter }: WorksAddressProps) {
  const query = useSearchParams().toString();
  // Before painting: the unfiltered list must not flash.
  useLayoutEffectOn(query, () => {
    onFilter(worksFilterOf(new URLSearchParams(query), first, categories));
    delete document.documentElement.dataset.chosen;
  });
  return null;
}

/** Keeps the filter in the address. */
export function writeWorksFilter(filter: WorksFilter, first: WorksFilter): void {
  const address = new URL(location.href);
  address.search = String(queryWithWorks(address.searchParams, filter, first));
  // Without a state object the router adopts the address. The hash with the language stays in it.
  history.replaceState(null, '', address);
}
