/** What somebody does who is there; a press or a key counts also when it came before. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/**
 * Calls `take` once, as soon as there is a sign of a person: for large parts that nobody needs before. Returns what ends the
 * waiting.
 */
export function onPresence(take: () => void): () => void {
  const end = () => {
    for (const sign of signs) removeEventListener(sign, once);
  };
  const once = () => {
    end();
    take();
  };
  // Not in every browser.
  if (navigator.userActivation?.hasBeenActive) once();
  else for (const sign of signs) addEventListener(sign, once, { passive: true });
  return end;
}
