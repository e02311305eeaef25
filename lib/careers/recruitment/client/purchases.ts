import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import * as calls from '../calls';
import type * as contract from '../contract';

const getPostRights: CallOf<typeof contract.getPostRights> = calls.getPostRights;
const findJobPurchases: CallOf<typeof contract.findJobPurchases> = calls.findJobPurchases;
export const buyJobPackage: CallOf<typeof contract.buyJobPackage> = calls.buyJobPackage;
export const returnJobPackage: CallOf<typeof contract.returnJobPackage> = calls.returnJobPackage;

/** How many posts and refreshes the caller has left. */
export const rightsQuery = queryOptions({
  queryKey: [getPostRights.path],
  queryFn: ({ signal }) => call(getPostRights, {}, { signal, quiet: true }),
  // Something may have been bought or used on another page.
  staleTime: 0,
});

/** The same on a page that is the same for everybody; undefined while it is not known, and for visitors. */
export function useRights(): contract.PostRights | undefined {
  return useQuery({ ...rightsQuery, enabled: useLoggedIn() }).data;
}

/** The packages that the caller has paid, 20 at a time. */
export const purchasesQuery = pagedQuery(findJobPurchases, { pageSize: 20 });
