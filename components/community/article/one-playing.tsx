'use client';

import type { ReactNode } from 'react';

/** Around films of which one plays at a time: starting one pauses the others. */
export function OnePlaying({ children }: { children: ReactNode }) {
  return (
    <div
      // `play` does not bubble, so it is captured.
      onPlayCapture={({ target, currentTarget }) => {
        for (const film of currentTarget.querySelectorAll('video')) if (film !== target) film.pause();
      }}
    >
      {children}
    </div>
  );
}
