import { AsyncLocalStorage } from 'node:async_hooks';
import type { BetterAuthOptions } from 'better-auth';
import { logger } from '@/lib/platform/server/log';

const failures = new AsyncLocalStorage<{ error?: unknown }>();

/**
 * Does a piece of better-auth's work. Where that fails it only logs why, and throws that something went wrong: this throws
 * why, so that a database that is away is told from a fault.
 */
export async function withOwnErrors<T>(work: () => Promise<T>): Promise<T> {
  const failure: { error?: unknown } = {};
  try {
    return await failures.run(failure, work);
  } catch (error) {
    throw failure.error ?? error;
  }
}

/** better-auth's log: ours, but for what is thrown. */
export const authLog: BetterAuthOptions['logger'] = {
  log(level, message, ...told) {
    const failure = failures.getStore();
    const [error] = told;
    if (failure && level === 'error') failure.error ??= error;
    else logger()[level]({ told }, message);
  },
};
