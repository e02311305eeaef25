import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats `check` until it does not throw, for three seconds: for work done after the request. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + 3000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(20);
    }
  }
}
