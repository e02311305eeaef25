import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Repeats `check` until it does not throw, for 20 seconds, which is far more than a busy machine needs: for work done
 * after the request.
 */
export async function eventually(check: () => void | Promise<void>): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(20);
    }
  }
}
