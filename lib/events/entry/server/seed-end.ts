import type { Context } from '@/lib/platform/server/context';
import type { ResultStage } from '../codes';
import { endEntries } from './end/end-entries';
import { tellResults } from './results/tell-results';

/**
 * Demonstration: does what follows the publication of a result at once and with its clock, so that nobody is told of it years later.
 * The jobs that were queued then find nothing to do.
 */
export async function seedEndOfResults(
  context: Context,
  { contestId, stage }: { contestId: string; stage: ResultStage },
): Promise<void> {
  const job = { ...context, attempt: 1, signal: new AbortController().signal };
  await tellResults.run(job, { contestId, stage, after: 0 });
  if (stage === 'award') await endEntries.run(job, { contestId, end: 'decided', reason: '' });
}
