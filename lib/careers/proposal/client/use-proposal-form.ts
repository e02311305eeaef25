import { useEffect } from 'react';
import type { z } from 'zod';
import { keepInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import type * as contract from '../contract';
import type { OwnProposalDetail } from '../contract';

/** What stands in the form of a proposal: numbers as they are typed. */
export interface ProposalValues {
  workIds: string[];
  text: string;
  priceYuan: string;
  days: string;
}

const empty: ProposalValues = { workIds: [], text: '', priceYuan: '', days: '' };

function valuesOf(standing: OwnProposalDetail | null): ProposalValues {
  if (!standing) return empty;
  const { works, text, priceYuan, days } = standing;
  return { workIds: works.map(({ videoId }) => videoId), text, priceYuan: String(priceYuan), days: String(days) };
}

type Written = z.output<typeof contract.proposalFields>;

/**
 * The form of a proposal, which begins with the one that stands, if any. What is written is kept in the tab until it is sent, also
 * across the login.
 */
export function useProposalForm(
  demandId: string,
  standing: OwnProposalDetail | null,
  send: (written: Written) => Promise<unknown>,
) {
  const key = `proposal-unsent ${demandId} ${standing?.revision ?? ''}`;
  const sent = useCallForm<ProposalValues, Written>({
    schema: async () => (await import('../contract')).proposalFields as z.ZodType<Written, ProposalValues>,
    rules: 'proposal.rules',
    values: valuesOf(standing),
    known: () => keptIn(key),
    async send(written) {
      await send(written);
      keepInTab(key, null);
    },
  });
  const { form } = sent;
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepInTab(key, JSON.stringify(values)));
    return unsubscribe;
  }, [form, key]);
  return sent;
}

function keptIn(key: string): Partial<ProposalValues> {
  const kept = readJsonInTab(key) as Partial<ProposalValues> | null;
  const isKept = typeof kept?.text === 'string' && Array.isArray(kept.workIds) && typeof kept.days === 'string';
  return isKept ? kept : {};
}
