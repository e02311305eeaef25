import { millisecondsInHour } from 'date-fns/constants';

const firstMs = 5000;

/**
 * How long a job waits after its nth run failed: 5 s, 10 s, 20 s … an hour at most, a quarter more or less by `random`
 * (0 to 1), so that jobs that failed together are not retried together.
 */
export function retryDelay(attempt: number, random: number): number {
  const delay = Math.min(firstMs * 2 ** (attempt - 1), millisecondsInHour);
  return Math.round(delay * (0.75 + random / 2));
}
