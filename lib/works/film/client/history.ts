import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

const findWatched = remote<typeof contract.findWatched>({
  name: 'findWatched',
  method: 'GET',
  path: '/api/video/watched',
});

const forgetWatched = remote<typeof contract.forgetWatched>({
  name: 'forgetWatched',
  method: 'POST',
  path: '/api/video/watched/forget',
});

/** The caller's watch history, 20 works at a time, the latest first. */
export const watchedVideosQuery = pagedQuery(findWatched, { pageSize: 20 });

/**
 * Takes a work out of the watch history by its id, or all of them by null. The list is asked for again: what follows has
 * moved up.
 */
export function useForgetWatched() {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string | null) => call(forgetWatched, id === null ? {} : { id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [findWatched.name] }),
  });
  return { forget: mutate, isForgetting: isPending };
}
