import type { Demand } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EndReason, ProposalNews } from '../codes';

interface News {
  /** Of the proposal. */
  id: string;
  news: ProposalNews;
  to: string | null;
  by?: string | null;
  reason?: EndReason;
}

/** Tells somebody what became of a proposal for a demand, in the transaction of the change. */
export async function tellProposal(
  context: Context,
  tx: Tx,
  demand: Pick<Demand, 'id' | 'titleZh' | 'titleEn'>,
  { id, news, to, by = null, reason }: News,
): Promise<void> {
  await context.emit(context, tx, 'proposal.changed', {
    ...{ proposalId: id, demandId: demand.id, title: demand.titleZh || demand.titleEn },
    ...{ news, to, by, reason: reason ?? null },
  });
}
