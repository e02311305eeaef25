import { useTranslations } from 'next-intl';
import type { ShownState } from '@/lib/events/entry/codes';

const tones: Record<ShownState, string> = {
  draft: 'bg-sunk text-ink-2',
  unpaid: 'bg-accent-wash text-accent',
  pendingPayment: 'bg-accent-wash text-accent',
  submitted: 'bg-sunk text-ok',
  submitFailed: 'bg-sunk text-danger',
  withdrawn: 'bg-sunk text-ink-3',
  notShortlisted: 'bg-sunk text-ink-2',
  shortlisted: 'bg-lit text-lit-ink',
  notAwarded: 'bg-sunk text-ink-2',
  awarded: 'bg-lit text-lit-ink',
};

/** The state of an entry, in a word. */
export function OwnState({ state }: { state: ShownState }) {
  const t = useTranslations('entry.state');
  return (
    <span className={`inline-block rounded-sm px-1.75 py-0.5 font-semibold text-xs ${tones[state]}`}>{t(state)}</span>
  );
}
