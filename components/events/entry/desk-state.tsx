import { useTranslations } from 'next-intl';
import type { ShownState } from '@/lib/events/entry/codes';
import type { ContestEntry } from '@/lib/events/entry/contract';

const tones: Record<ShownState, string> = {
  draft: 'text-ink-3',
  unpaid: 'text-ink-2',
  pendingPayment: 'text-ink-2',
  submitted: 'text-accent',
  submitFailed: 'text-danger',
  withdrawn: 'text-ink-3',
  notShortlisted: 'text-ink-3',
  shortlisted: 'text-ok',
  notAwarded: 'text-ink-3',
  awarded: 'text-ok',
};

/** How an entry stands for who runs its contest: of a submitted one, whether it is checked. */
export function DeskState({ entry: { state, isChecked } }: { entry: Pick<ContestEntry, 'state' | 'isChecked'> }) {
  const t = useTranslations('entryDesk.state');
  const stateOf = useTranslations('entry.state');
  const isPassed = state === 'submitted' && isChecked;
  return (
    <span className={`rounded-sm bg-sunk px-1.75 py-0.5 font-semibold text-xs ${isPassed ? 'text-ok' : tones[state]}`}>
      {state === 'submitted' ? t(isChecked ? 'checked' : 'unchecked') : stateOf(state)}
    </span>
  );
}
