'use client';

import {
  type InfiniteData,
  type UndefinedInitialDataInfiniteOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Page } from '@/lib/platform/shared/wire';

type ListQuery<Item> = UndefinedInitialDataInfiniteOptions<
  Page<Item>,
  Error,
  InfiniteData<Page<Item>>,
  // biome-ignore lint/suspicious/noExplicitAny: a key says what its list holds, which does not matter here
  any,
  number
>;

let visits = 0;
/** A page that comes anew begins another visit. */
const visitOf = (_page: unknown) => ++visits;

/**
 * One of one's own lists, for as long as its screen stands: what was followed or collected elsewhere since an earlier
 * visit must be in it. `first` is the page that came with the screen; without it the list is fetched.
 */
export function useOwnList<Item>(
  query: ListQuery<Item>,
  first: Page<Item> | null,
): UseInfiniteQueryResult<InfiniteData<Page<Item>>> {
  const visit = useMemo(() => visitOf(first), [first]);
  const initialData = first ? { pages: [first], pageParams: [1] } : undefined;
  return useInfiniteQuery({ ...query, queryKey: [...query.queryKey, visit], initialData });
}
