'use client';

import {
  type InfiniteData,
  type UndefinedInitialDataInfiniteOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Page } from '@/lib/platform/shared/wire';

export type ListQuery<Item> = UndefinedInitialDataInfiniteOptions<
  Page<Item>,
  Error,
  InfiniteData<Page<Item>>,
  // biome-ignore lint/suspicious/noExplicitAny: the data type of a key does not matter here
  any,
  number
>;

let visits = 0;
/** A new first page starts another visit. */
const visitOf = (_page: unknown) => ++visits;

/**
 * One of the caller's lists, while its screen is open: it must include changes since an earlier visit. `first` is the
 * page that came with the screen; without it the list is fetched.
 */
export function useOwnList<Item>(
  query: ListQuery<Item>,
  first: Page<Item> | null,
): UseInfiniteQueryResult<InfiniteData<Page<Item>>> {
  const visit = useMemo(() => visitOf(first), [first]);
  const initialData = first ? { pages: [first], pageParams: [1] } : undefined;
  return useInfiniteQuery({ ...query, queryKey: [...query.queryKey, visit], initialData });
}
