import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getVoteTotals: CallOf<typeof contract.getVoteTotals> = calls.getVoteTotals;

/** How many votes of a contest were cast, are counted and were taken out, as far as that is told now. */
export const voteTotalsQuery = (name: string) =>
  queryOptions({
    queryKey: [getVoteTotals.path, name],
    queryFn: ({ signal }) => call(getVoteTotals, { name }, { signal, quiet: true }),
  });
