import { requireChineseFonts, requireChromium } from './setup/browser.mjs';
import { installPackages } from './setup/install.mjs';
import { checkDisk, checkNode } from './setup/machine.mjs';
import { projectFolder } from './setup/project.mjs';
import { runScript, Stop } from './setup/stop.mjs';
import { closingLine, sum } from './steps/counts.mjs';
import { runSteps } from './steps/run-steps.mjs';
import * as step from './steps/steps.mjs';

// npm test: everything that must hold, from a bare clone, in the order in which a mistake costs least.
await runScript(async () => {
  const results = await test();
  console.log(closingLine(results));
  return sum(results).failed > 0 ? 1 : 0;
});

async function test() {
  try {
    checkNode();
    checkDisk(projectFolder);
    await installPackages();
    await requireChromium();
    await requireChineseFonts();
    return await runSteps(
      [
        step.formatAndLint,
        step.types,
        step.borders,
        step.unused,
        step.messages,
        step.unit,
        step.engines,
        step.build,
        step.nodes,
        step.endToEnd,
      ],
      { stopAtFailure: true },
    );
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    return [{ passed: 0, failed: 1 }];
  }
}
