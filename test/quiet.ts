import { act } from '@testing-library/react';

/**
 * Lets finish what waits for nothing but its turn: effects, answers that are stood in for, timers without a delay. Turns
 * of the event loop and no time, so that it is the same on a busy machine.
 */
export function quiet(): Promise<void> {
  return act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}
