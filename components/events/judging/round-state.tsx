import { useTranslations } from 'next-intl';
import type { RoundState } from '@/lib/events/judging/codes';

/** How a round stands, in a word. */
export function RoundStateMark({ state }: { state: RoundState }) {
  const t = useTranslations('judgingDesk.states');
  return (
    <span className={`flex-none rounded-sm bg-sunk px-1.75 py-0.5 font-semibold text-xs ${tones[state]}`}>
      {t(state)}
    </span>
  );
}

const tones: Record<RoundState, string> = { draft: 'text-ink-2', open: 'text-ok', closed: 'text-ink-3' };
