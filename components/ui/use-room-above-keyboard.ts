'use client';

import { type RefObject, useEffect } from 'react';

/** If less of the window is covered, in pixels, it is a bar of the browser and not a keyboard. */
const leastKeyboard = 120;

/**
 * Shortens the column by what an on-screen keyboard covers: browsers shrink only the visual viewport, not the layout
 * height. `onChange` is called after each change.
 */
export function useRoomAboveKeyboard(frame: RefObject<HTMLElement | null>, onChange: () => void): void {
  useEffect(() => {
    const { visualViewport } = window;
    const element = frame.current;
    if (!visualViewport || !element) return;
    let known = 0;
    const fit = () => {
      const covered = document.documentElement.clientHeight - visualViewport.height * visualViewport.scale;
      const keyboard = covered > leastKeyboard ? Math.round(covered) : 0;
      if (keyboard === known) return;
      known = keyboard;
      element.style.setProperty('--keyboard', `${keyboard}px`);
      // The browser has scrolled the page to show the field, which is not needed.
      if (keyboard > 0) element.scrollIntoView({ block: 'end' });
      onChange();
    };
    visualViewport.addEventListener('resize', fit);
    return () => visualViewport.removeEventListener('resize', fit);
  }, [frame, onChange]);
}
