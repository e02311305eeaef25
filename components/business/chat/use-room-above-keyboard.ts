'use client';

import { type RefObject, useEffect } from 'react';

/** What takes less of the window, in pixels, is a bar of the browser and no keyboard. */
const leastKeyboard = 120;

/**
 * Makes the column as much shorter as a keyboard on the screen covers: browsers shrink only what is seen, not what a page
 * calls its height. `onChange` comes after each change.
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
      // The browser has moved the page to show the field; it is in sight by itself now.
      if (keyboard > 0) element.scrollIntoView({ block: 'end' });
      onChange();
    };
    visualViewport.addEventListener('resize', fit);
    return () => visualViewport.removeEventListener('resize', fit);
  }, [frame, onChange]);
}
