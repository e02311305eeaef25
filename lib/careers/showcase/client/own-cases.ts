import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findOwnCases: CallOf<typeof contract.findOwnCases> = calls.findOwnCases;
const getOwnCase: CallOf<typeof contract.getOwnCase> = calls.getOwnCase;
const beginCase: CallOf<typeof contract.beginCase> = calls.beginCase;
const saveCase: CallOf<typeof contract.saveCase> = calls.saveCase;
const agreeToCase: CallOf<typeof contract.agreeToCase> = calls.agreeToCase;

/** The cases that the caller is a side of, 20 at a time. */
export const ownCasesQuery = pagedQuery(findOwnCases, { pageSize: 20 });

/** A case for who writes it, as it is when somebody looks. */
export const ownCaseQuery = (id: string) =>
  queryOptions({
    queryKey: [getOwnCase.path, id],
    queryFn: ({ signal }) => call(getOwnCase, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** Acts on cases of the caller, all quiet: the screen shows errors itself. Each throws what `call` throws. */
export function useCaseActs() {
  const queries = useQueryClient();
  return useMemo(() => caseActs(queries), [queries]);
}

async function take(queries: QueryClient, answer: Promise<contract.CaseDraft>): Promise<contract.CaseDraft> {
  const draft = await answer;
  const { queryKey } = ownCaseQuery(draft.id);
  await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, draft));
  void queries.invalidateQueries({ queryKey: [findOwnCases.path] });
  return draft;
}

const quiet = { quiet: true, encoding: 'json' } as const;

function caseActs(queries: QueryClient) {
  return {
    begin: (demandId: string) => take(queries, call(beginCase, { demandId }, quiet)),
    save: (change: z.input<typeof contract.saveCase.input>) => take(queries, call(saveCase, change, quiet)),
    agree: (id: string, revision: number, agrees: boolean) =>
      take(queries, call(agreeToCase, { id, revision, agrees }, quiet)),
  };
}
