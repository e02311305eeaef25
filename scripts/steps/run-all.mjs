import { startProduct } from '../../test/product/start.mjs';
import { Stop } from '../setup/stop.mjs';
import { closingLine, sum } from './counts.mjs';
import { runSteps } from './run-steps.mjs';
import { resultTable } from './table.mjs';

/**
 * Runs stages of steps one after the other, until one fails: `{ steps, lanes?, needsProduct? }` each. `prepare` runs
 * first and may stop the run. A stage that needs the product has one for all its steps. Prints at the end the time of
 * each step beside its budget, then `N passed, N failed`. Returns the exit code.
 */
export async function runAll(prepare, stages) {
  const results = [];
  try {
    await prepare();
    for (const stage of stages) {
      if (sum(results).failed > 0) break;
      await runStage(stage, results);
    }
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    results.push({ name: 'Prepare', passed: 0, failed: 1, seconds: 0 });
  }
  for (const line of resultTable(results)) console.log(line);
  console.log(closingLine(results));
  return sum(results).failed > 0 ? 1 : 0;
}

async function runStage({ steps, lanes = 1, needsProduct = false }, results) {
  const stop = needsProduct ? await startProduct() : async () => {};
  try {
    results.push(...(await runSteps(steps, { lanes, stopAtFailure: true })));
  } finally {
    await stop();
  }
}
