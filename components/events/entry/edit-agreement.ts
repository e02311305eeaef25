import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { feeNow } from '@/lib/events/contest/client/fee-now';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { enteredContestQuery } from '@/lib/events/entry/client/entered-contest';
import { useContestNow } from '@/lib/events/entry/client/use-contest-now';
import { refusalOf } from '@/lib/platform/client/save-failure';

/** What the server said that the form did not know. */
interface News {
  termsVersion: number;
  /** What a category costs now. */
  fee: { categoryId: string; feeFen: number } | null;
}

/**
 * What an entrant agrees to: the version of the terms, and the fee of their category. Where the server knows of other ones, these
 * take their place, and are to be agreed to again.
 */
export function useAgreement(first: ContestDetail, now: number) {
  const queries = useQueryClient();
  const query = enteredContestQuery(first.name);
  const { data: contest } = useQuery({ ...query, initialData: first });
  const at = useContestNow(contest, now).now;
  const [news, setNews] = useState<News>({ termsVersion: 0, fee: null });
  const [agreedVersion, setAgreed] = useState(0);
  const termsVersion = Math.max(contest.termsVersion, news.termsVersion);
  return {
    contest,
    /** The server's time, in ms. */
    now: at,
    termsVersion,
    /** The terms are others than the form first showed. */
    isNewTerms: termsVersion > first.termsVersion,
    isAgreed: agreedVersion === termsVersion,
    agree: (isAgreed: boolean) => setAgreed(isAgreed ? termsVersion : 0),
    /** In fen; null for a category that is not there. */
    feeOf(categoryId: string): number | null {
      const category = contest.categories.find(({ id }) => id === categoryId);
      if (!category) return null;
      return news.fee?.categoryId === categoryId ? news.fee.feeFen : feeNow(category, at);
    },
    /** The fee is another one than the form showed when it was sent. */
    isNewFee: (categoryId: string) => news.fee?.categoryId === categoryId,
    /** Takes what a refusal says, and asks for the rest. */
    learn(error: unknown, categoryId: string): void {
      const { code, fields } = refusalOf(error);
      if (code !== 'TermsChanged' && code !== 'FeeChanged') return;
      const told = Number(fields[0]?.rule);
      if (code === 'TermsChanged') setNews((former) => ({ ...former, termsVersion: told }));
      else setNews((former) => ({ ...former, fee: { categoryId, feeFen: told } }));
      void queries.invalidateQueries({ queryKey: query.queryKey });
    },
  };
}
