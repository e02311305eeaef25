import { useTranslations } from 'next-intl';
import type { CaseState } from '@/lib/careers/showcase/codes';

const tones: Record<CaseState, string> = {
  draft: 'bg-sunk text-ink-2',
  half: 'bg-accent-wash text-accent',
  public: 'bg-lit text-lit-ink',
  takenDown: 'bg-sunk text-danger',
};

/** What a case is, in a word. */
export function CaseStateMark({ state }: { state: CaseState }) {
  const t = useTranslations('showcase.states');
  return (
    <span className={`inline-block flex-none rounded-sm px-1.75 py-0.5 font-semibold text-xs ${tones[state]}`}>
      {t(state)}
    </span>
  );
}
