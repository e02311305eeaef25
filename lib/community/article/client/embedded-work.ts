import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '@/lib/works/work/calls';
import type * as contract from '@/lib/works/work/contract';

const getVideoDetail: CallOf<typeof contract.getVideoDetail> = calls.getVideoDetail;

/** A work that is embedded or about to be; an error for one that is not public. */
export const embeddedWorkQuery = (id: string) =>
  queryOptions({
    queryKey: [getVideoDetail.path, id],
    queryFn: ({ signal }) => call(getVideoDetail, { id }, { signal, quiet: true }),
  });
