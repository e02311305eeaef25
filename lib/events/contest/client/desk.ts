import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getContestDraft: CallOf<typeof contract.getContestDraft> = calls.getContestDraft;
const saveContest: CallOf<typeof contract.saveContest> = calls.saveContest;
const saveContestPicture: CallOf<typeof contract.saveContestPicture> = calls.saveContestPicture;
const publishContest: CallOf<typeof contract.publishContest> = calls.publishContest;

/** A contest as it is written, for its desk. */
export const contestDraftQuery = (id: string) =>
  queryOptions({
    queryKey: [getContestDraft.path, id],
    queryFn: ({ signal }) => call(getContestDraft, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** Which version of a contest an act is based on. */
interface Seen {
  id: string;
  revision: number;
}

/**
 * What is done to a contest at its desk. Each throws what `call` throws, quietly: the screen shows errors itself. The server's
 * answer is put into the cache.
 */
export function useContestActs() {
  const queries = useQueryClient();
  return useMemo(() => {
    async function take(answer: Promise<contract.ContestDraft>): Promise<contract.ContestDraft> {
      const draft = await answer;
      const { queryKey } = contestDraftQuery(draft.id);
      await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, draft));
      return draft;
    }
    return {
      save: (fields: contract.ContestFields, seen: Seen) =>
        take(call(saveContest, { ...fields, ...seen }, { encoding: 'json', quiet: true })),
      publish: (seen: Seen) => take(call(publishContest, seen, { quiet: true })),
      savePicture: (id: string, picture: File) =>
        call(saveContestPicture, { id, picture }, { encoding: 'multipart', quiet: true }),
    };
  }, [queries]);
}
