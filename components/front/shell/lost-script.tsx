import { faultWords } from '@/lib/platform/client/fault-words';
import { lostScriptNote } from '@/lib/platform/client/lost-script-note';
import type { Language } from '@/lib/platform/shared/language';

/**
 * Says that a script of the page did not load, so that nothing on it responds; 'try again' reloads it. Hidden until the
 * inline script before the first paint shows it, since no other script may have loaded, and hidden again once the page
 * is hydrated.
 */
export function LostScript({ language }: { language: Language }) {
  const words = faultWords(language);
  return (
    <div
      id={lostScriptNote}
      role="alert"
      hidden
      suppressHydrationWarning
      className="fixed inset-x-4 bottom-[calc(76px+env(safe-area-inset-bottom))] z-50 mx-auto w-fit max-w-105 rounded-md bg-ink px-4 text-paper text-sm"
    >
      <span suppressHydrationWarning>{words.chunk.error}</span>{' '}
      <button type="button" className="min-h-11 ps-2 font-semibold underline underline-offset-4">
        {words.retry}
      </button>
    </div>
  );
}
