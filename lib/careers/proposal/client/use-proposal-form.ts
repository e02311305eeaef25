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
  const key = keyOf(demandId);
  const revision = standing?.revision ?? 0;
  const sent = useCallForm<ProposalValues, Written>({
    schema: async () => (await import('../contract')).proposalFields as z.ZodType<Written, ProposalValues>,
    rules: 'proposal.rules',
    values: valuesOf(standing),
    known: () => keptOf(demandId, revision),
    async send(written) {
      await send(written);
      keepInTab(key, null);
    },
  });
  const { form } = sent;
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepInTab(key, JSON.stringify({ ...values, revision })));
    return unsubscribe;
  }, [form, key, revision]);
  return sent;
}

/** What is kept of a form, with the revision of the proposal that it changes; 0 for a new one. */
type Kept = Partial<ProposalValues> & { revision?: number };

const keyOf = (demandId: string) => `proposal-unsent ${demandId}`;

const readKept = (demandId: string) => (readJsonInTab(keyOf(demandId)) ?? {}) as Kept;

/** What was written for another revision is outdated, but for the works, which may have been picked before anything was written. */
function keptOf(demandId: string, of: number): Partial<ProposalValues> {
  const { revision = of, workIds, ...written } = readKept(demandId);
  return { ...(revision === of && written), ...(Array.isArray(workIds) && { workIds }) };
}

/** Has the form of a proposal for a demand begin with these works of the caller, in place of others. */
export async function keepPickedWorks(demandId: string, workIds: readonly string[]): Promise<void> {
  keepInTab(keyOf(demandId), JSON.stringify({ ...readKept(demandId), workIds }));
}
