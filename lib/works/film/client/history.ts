import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findWatched: CallOf<typeof contract.findWatched> = calls.findWatched;
const forgetWatched: CallOf<typeof contract.forgetWatched> = calls.forgetWatched;

/** The caller's watch history, 20 works at a time, the latest first. */
export const watchedVideosQuery = pagedQuery(findWatched, { pageSize: 20 });

/**
 * Removes a work from the watch history by its id, or all of them by null. The list is refetched, since later entries
 * have moved up.
 */
export function useForgetWatched() {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string | null) => call(forgetWatched, id === null ? {} : { id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [findWatched.path] }),
  });
  return { forget: mutate, isForgetting: isPending };
}
