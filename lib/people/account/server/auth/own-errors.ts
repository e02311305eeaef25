import { AsyncLocalStorage } from 'node:async_hooks';
import type { BetterAuthOptions } from 'better-auth';
import { logger } from '@/lib/platform/server/log';

const failures = new AsyncLocalStorage<{ error?: unknown }>();

/**
 * Runs a call of better-auth. When the database fails, better-auth logs the error and throws a general one; this throws the
 * logged one, so that an unreachable database is told apart from a fault.
 */
export async function withOwnErrors<T>(work: () => Promise<T>): Promise<T> {
  const failure: { error?: unknown } = {};
  try {
    return await failures.run(failure, work);
  } catch (error) {
    throw failure.error ?? error;
  }
}

/** Writes what better-auth logs to our log, except errors that {@link withOwnErrors} throws. */
export const authLog: BetterAuthOptions['logger'] = {
  log(level, message, ...told) {
    const failure = failures.getStore();
    const [error] = told;
    if (failure && level === 'error') failure.error ??= error;
    else logger()[level]({ told }, message);
  },
};
