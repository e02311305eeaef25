'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { activityFilterOf, queryWithFilter } from '@/lib/events/activity/client/addresses';
import type { ActivityFilter } from '@/lib/events/activity/contract';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';

interface FilterAddressProps {
  /** Called with the filters in the address, again after each change of it. */
  onFilter(filter: ActivityFilter): void;
}

/** Reads the filters of a list from the address, which the cached page does not know. */
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
    onFilter(activityFilterOf(new URLSearchParams(query)));
    delete document.documentElement.dataset.chosen;
  });
  return null;
}

/** Keeps the filters in the address. */
export function writeFilter(filter: ActivityFilter): void {
  const address = new URL(location.href);
  address.search = String(queryWithFilter(address.searchParams, filter));
  // Without a state object the router adopts the address. The hash with the language stays in it.
  history.replaceState(null, '', address);
}
