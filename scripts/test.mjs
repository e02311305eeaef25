import { requireChineseFonts, requireChromium } from './setup/browser.mjs';
import { installPackages } from './setup/install.mjs';
import { checkDisk, checkNode } from './setup/machine.mjs';
import { projectFolder } from './setup/project.mjs';
import { runScript } from './setup/stop.mjs';
import { runAll } from './steps/run-all.mjs';
import * as step from './steps/steps.mjs';

// npm test: all checks and tests, from a bare clone, in the order in which failures are found soonest. With --full, for
// a release, every matrix is run whole: each journey in every cell, both engines everywhere, more tries of each
// property.
await runScript(() => {
  if (process.argv.includes('--full')) process.env.TEST_FULL = '1';
  return runAll(prepare, [
    { steps: step.staticChecks, lanes: 2 },
    { steps: [step.unit(), step.engines(), step.build, step.nodes()] },
    { steps: [step.answers(), step.walk(), step.journeys()], needsProduct: true },
  ]);
});

async function prepare() {
  checkNode();
  checkDisk(projectFolder);
  await installPackages();
  await requireChromium();
  await requireChineseFonts();
}
