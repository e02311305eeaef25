import { useTranslations } from 'next-intl';
import type { ProposalState } from '@/lib/careers/proposal/codes';

const tones: Record<ProposalState, string> = {
  sent: 'bg-sunk text-ok',
  chosen: 'bg-accent-wash text-accent',
  docked: 'bg-lit text-lit-ink',
  declined: 'bg-sunk text-ink-2',
  withdrawn: 'bg-sunk text-ink-3',
};

/** The state of a proposal, in a word. */
export function ProposalStateMark({ state }: { state: ProposalState }) {
  const t = useTranslations('proposal.states');
  return (
    <span className={`inline-block flex-none rounded-sm px-1.75 py-0.5 font-semibold text-xs ${tones[state]}`}>
      {t(state)}
    </span>
  );
}
