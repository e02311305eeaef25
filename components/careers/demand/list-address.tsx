'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { demandFilterOf, queryWithFilter } from '@/lib/careers/demand/client/filters';
import type { DemandFilter } from '@/lib/careers/demand/contract';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';

interface ListAddressProps {
  /** Called with the filters in the address, again after each change of it. */
  onFilter(filter: DemandFilter): void;
}

/** Reads the filters of the list from the address, which the cached page does not know. */
export function ListAddress(props: ListAddressProps) {
  return (
    <Suspense>
      <AddressWatch {...props} />
    </Suspense>
  );
}

function AddressWatch({ onFilter }: ListAddressProps) {
  const query = useSearchParams().toString();
  // Before painting: the unfiltered list must not flash.
  useLayoutEffectOn(query, () => {
    onFilter(demandFilterOf(new URLSearchParams(query)));
    delete document.documentElement.dataset.chosen;
  });
  return null;
}

/** Keeps the filters in the address. */
export function writeFilter(filter: DemandFilter): void {
  const address = new URL(location.href);
  address.search = String(queryWithFilter(address.searchParams, filter));
  // Without a state object the router adopts the address. The hash with the language stays in it.
  history.replaceState(null, '', address);
}
