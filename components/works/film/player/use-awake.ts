'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { listen } from '@/lib/works/film/client/player/listen';

/** How long the controls stay visible without activity, in ms. */
const patience = 3000;

interface Awake {
  isAwake: boolean;
  wake(): void;
  rest(): void;
}

/**
 * Whether the player is in use: hovered, touched, focused or used by keys a moment ago. A touch on the picture itself
 * does not count, since it toggles the controls.
 */
export function useAwake(player: RefObject<HTMLElement | null>): Awake {
  const [isAwake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useCallback(() => {
    clearTimeout(timer.current);
    setAwake(false);
  }, []);
  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setAwake(true);
    timer.current = setTimeout(() => setAwake(false), patience);
  }, []);

  useEffect(() => {
    const element = player.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const notice = (event: Event) => {
      const isOnPicture = event.target instanceof Element && event.target.hasAttribute('data-picture');
      if (!(isOnPicture && isOfFinger(event))) wake();
    };
    listen(element, ['pointermove', 'pointerdown', 'focusin', 'keydown'], notice, signal);
    listen(element, ['pointerleave'], (event) => !isOfFinger(event) && rest(), signal);
    wake();
    return () => {
      listening.abort();
      clearTimeout(timer.current);
    };
  }, [player, wake, rest]);

  return { isAwake, wake, rest };
}

const isOfFinger = (event: Event) => 'pointerType' in event && event.pointerType === 'touch';
