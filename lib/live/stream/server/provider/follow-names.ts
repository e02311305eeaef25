import { type Following, lookAtNames } from './look-at-names';

/** Milliseconds between two looks at which names are due: so long waits what a callback told. */
const lookEvery = 2000;

/** Follows the streams that a provider takes in, until the returned function is called. */
export function followNames(following: Following, everyMs = lookEvery): () => void {
  let isLooking = false;
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      await lookAtNames(following);
    } catch (error) {
      following.context.log.warn({ err: error }, 'names of streams could not be looked at');
    } finally {
      isLooking = false;
    }
  }
  const looking = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(looking);
}
