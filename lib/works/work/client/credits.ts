import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findCreditsAsked: CallOf<typeof contract.findCreditsAsked> = calls.findCreditsAsked;
const answerCredit: CallOf<typeof contract.answerCredit> = calls.answerCredit;

/** Works that credit the caller and wait for their answer, 20 at a time. */
export const creditsAskedQuery = pagedQuery(findCreditsAsked, { pageSize: 20 });

/** Confirms or declines a credit. The list is refetched, also if the work is gone. */
export function useAnswerCredit() {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (answer: { id: string; isConfirmed: boolean }) => call(answerCredit, answer),
    onSettled: () => queries.invalidateQueries({ queryKey: [findCreditsAsked.path] }),
  });
  return { answer: mutate, isAnswering: isPending };
}
