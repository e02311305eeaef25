import { useTranslations } from 'next-intl';
import type { PlayerState } from '@/lib/works/film/client/player/player-state';
import { PlayerSpinner } from './player-spinner';

interface PlayerStatusProps {
  state: PlayerState;
  /** What a keyboard shortcut changed, as text; empty for nothing. */
  said: string;
}

/** Announces waiting, and what a keyboard shortcut changed. */
export function PlayerStatus({ state: { phase, wantsToPlay, isCut }, said }: PlayerStatusProps) {
  const t = useTranslations('filmPlayer');
  const isWaiting = (phase === 'opening' || phase === 'waiting') && wantsToPlay;
  return (
    <div className="pointer-events-none absolute inset-0 z-1 flex flex-col items-center justify-center gap-3 px-6 text-center">
      <p
        role="status"
        className={
          said ? 'absolute top-2 group-has-data-title/player:top-12 rounded-full bg-shade/80 px-4 py-2.5' : 'sr-only'
        }
      >
        {said}
      </p>
      {isWaiting && <PlayerSpinner />}
      <p role="status" className={isWaiting && isCut ? 'rounded-md bg-shade/80 px-4 py-2.5' : 'sr-only'}>
        {isWaiting && (isCut ? t('cut') : t(phase === 'opening' ? 'opening' : 'waiting'))}
      </p>
    </div>
  );
}
