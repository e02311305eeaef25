import { writeCatalogue } from './messages/catalogue.mjs';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { runScript } from './setup/stop.mjs';
import { changedFiles } from './steps/changes.mjs';
import { runAll } from './steps/run-all.mjs';
import * as step from './steps/steps.mjs';

// npm run verify: the static checks, and the rules and screens related to changed files, within a minute.
await runScript(async () => {
  const files = changedFiles('HEAD');
  const steps = [...step.staticChecks];
  if (files.length > 0) steps.unshift(step.unit(step.relatedTo(files)));
  return runAll(async () => {
    checkNode();
    await installPackages();
    writeCatalogue();
  }, [{ steps, lanes: 2 }]);
});
