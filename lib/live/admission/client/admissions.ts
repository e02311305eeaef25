import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { gatherMarks } from '@/lib/platform/client/gather-marks';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import * as calls from '../calls';
import type * as contract from '../contract';

const getAdmission: CallOf<typeof contract.getAdmission> = calls.getAdmission;
const findAdmissions: CallOf<typeof contract.findAdmissions> = calls.findAdmissions;
const findLivePasses: CallOf<typeof contract.findLivePasses> = calls.findLivePasses;
export const buyLive: CallOf<typeof contract.buyLive> = calls.buyLive;
export const returnLive: CallOf<typeof contract.returnLive> = calls.returnLive;

/** What the caller has of a broadcast that costs something. */
export const admissionQuery = (id: string) =>
  queryOptions({
    queryKey: [getAdmission.path, id],
    queryFn: ({ signal }) => call(getAdmission, { id }, { signal }),
    staleTime: 0,
  });

/** The broadcasts that the caller has paid, 20 at a time. */
export const paidQuery = pagedQuery(findLivePasses, { pageSize: 20 });

const isBought = gatherMarks((ids) => call(findAdmissions, { ids: ids.join(',') }));

/** Whether the caller has paid a broadcast; undefined while that is not known, and for visitors. */
export function useBought(id: string): boolean | undefined {
  const isLoggedIn = useLoggedIn();
  const { data } = useQuery({
    queryKey: [findAdmissions.path, id],
    queryFn: () => isBought(id),
    enabled: isLoggedIn,
    // It may have been paid on another page.
    staleTime: 0,
  });
  return data;
}
