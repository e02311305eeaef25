'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PlayerState } from '@/lib/works/film/client/player/player-state';

interface ShownState {
  state: PlayerState;
  /** The controls are shown. */
  isShown: boolean;
  onPicture(): void;
}

/** Says on the player's element what its state is, for styles and tests, and that its first picture is there. */
export function useShownState(player: RefObject<HTMLElement | null>, { state, isShown, onPicture }: ShownState): void {
  const { phase, shownHeight } = state;
  useEffect(() => {
    player.current?.setAttribute('data-phase', phase);
    player.current?.setAttribute('data-quality', shownHeight === null ? '' : String(shownHeight));
  }, [player, phase, shownHeight]);
  const showPicture = useEffectEvent(onPicture);
  useEffect(() => {
    if (phase === 'playing') showPicture();
  }, [phase]);
  useEffect(() => {
    player.current?.toggleAttribute('data-controls', isShown);
  }, [player, isShown]);
}
