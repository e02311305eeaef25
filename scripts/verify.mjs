import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { runScript } from './setup/stop.mjs';
import { closingLine, sum } from './steps/counts.mjs';
import { runSteps } from './steps/run-steps.mjs';
import * as step from './steps/steps.mjs';

// npm run verify: every check that is over within a minute; the longest first, so that two of them fill it.
await runScript(async () => {
  checkNode();
  await installPackages();
  const results = await runSteps(
    [step.unit, step.types, step.borders, step.unused, step.formatAndLint, step.messages],
    { lanes: 2 },
  );
  console.log(closingLine(results));
  return sum(results).failed > 0 ? 1 : 0;
});
