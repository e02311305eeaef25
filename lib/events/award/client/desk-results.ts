import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { ResultStage } from '../codes';
import type * as contract from '../contract';

const getContestIntegrity: CallOf<typeof contract.getContestIntegrity> = calls.getContestIntegrity;

/** The published results of a contest. */
export const publishedResultsQuery = (name: string) =>
  queryOptions({
    queryKey: [getContestIntegrity.path, name],
    queryFn: async ({ signal }) => (await call(getContestIntegrity, { name }, { signal, quiet: true })).results,
    staleTime: 0,
  });

/** The addresses of the three files by which anybody checks a result. */
export function resultAddresses(name: string, { stage, keyId }: { stage: ResultStage; keyId: string }) {
  const ofResult = new URLSearchParams({ name, stage });
  return {
    result: `${calls.getContestResult.path}?${ofResult}`,
    signature: `${calls.getResultSignature.path}?${ofResult}`,
    key: `${calls.getResultKey.path}?${new URLSearchParams({ keyId })}`,
  };
}
