import { requireChineseFonts, requireChromium } from './setup/browser.mjs';
import { installPackages } from './setup/install.mjs';
import { checkNode } from './setup/machine.mjs';
import { runScript } from './setup/stop.mjs';
import { changedFiles, reachOf } from './steps/changes.mjs';
import { runAll } from './steps/run-all.mjs';
import * as step from './steps/steps.mjs';

// npm run test:changed [-- <ref>]: tests what the change since main (or since the ref) affects, in a few minutes: the
// static checks, jest's related tests, and on the running product the answers and journeys of its slices.
await runScript(() => {
  const files = changedFiles(process.argv[2]);
  const { folders, isShared, isSql, isProduct } = reachOf(files);
  const related = step.relatedTo(files);
  const inFolders = folders.map((folder) => `e2e/${folder}/`);
  const asks = [
    ...(folders.length > 0 ? [step.answers(['--passWithNoTests', '--testPathPatterns', ...inFolders])] : []),
    ...(isShared ? [step.walk()] : []),
    ...(folders.length > 0 ? [step.journeys(['--pass-with-no-tests', ...inFolders])] : []),
  ];
  return runAll(async () => {
    checkNode();
    await installPackages();
    await requireChromium();
    await requireChineseFonts();
  }, [
    { steps: step.staticChecks, lanes: 2 },
    { steps: [step.unit(related), step.engines(related, isSql ? {} : { TEST_ENGINES: 'sqlite' })] },
    ...(asks.length > 0 || isProduct ? [{ steps: [step.build] }] : []),
    ...(asks.length > 0 ? [{ steps: asks, needsProduct: true }] : []),
  ]);
});
