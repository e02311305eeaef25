import type { EndReason, ProposalNews } from '../codes';

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Something became of a proposal, and somebody is to know. */
    'proposal.changed': {
      proposalId: string;
      demandId: string;
      /** Of the demand, in one language: that in which it was written first. */
      title: string;
      news: ProposalNews;
      /** Who is told; null for a demand that staff look after. */
      to: string | null;
      /** Who did it; null for staff, and for what follows by itself. */
      by: string | null;
      /** For `declined`. */
      reason: EndReason | null;
    };
  }
}
