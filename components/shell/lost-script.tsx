'use client';

import { useEffect, useState } from 'react';
import { lostScriptNote } from '@/lib/platform/client/before-paint';

interface LostScriptProps {
  /** The message of specification section 8; `#` stands for the file. */
  text: string;
  retryLabel: string;
}

/**
 * Says that a script of the page itself did not come, for want of which nothing on it answers; 'try again' loads it anew. The
 * script before the first paint shows it, since no other may be there. Gone once the page is alive.
 */
export function LostScript({ text, retryLabel }: LostScriptProps) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (isAlive) return null;
  return (
    <div
      id={lostScriptNote}
      role="alert"
      hidden
      suppressHydrationWarning
      className="fixed inset-x-4 bottom-[calc(76px+env(safe-area-inset-bottom))] z-50 mx-auto w-fit max-w-105 rounded-md bg-ink px-4 text-paper text-sm"
    >
      <span suppressHydrationWarning>{text}</span>{' '}
      <button type="button" className="min-h-11 ps-2 font-semibold underline underline-offset-4">
        {retryLabel}
      </button>
    </div>
  );
}
