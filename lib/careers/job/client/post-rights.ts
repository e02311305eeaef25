import { queryOptions } from '@tanstack/react-query';
import * as calls from '@/lib/careers/recruitment/calls';
import type * as contract from '@/lib/careers/recruitment/contract';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';

const getPostRights: CallOf<typeof contract.getPostRights> = calls.getPostRights;

/** How many posts and refreshes the caller's company has left. */
export const postRightsQuery = queryOptions({
  queryKey: [getPostRights.path],
  queryFn: ({ signal }) => call(getPostRights, {}, { signal, quiet: true }),
});
