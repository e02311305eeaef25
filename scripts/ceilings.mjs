import { runQuietly } from './setup/processes.mjs';
import { inProject, projectNode } from './setup/project.mjs';
import { journeysOf, overCeilings } from './steps/count-journeys.mjs';

// Checks that no folder of journeys exceeds its ceiling, nor all together theirs.
const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');
const { status, output } = await runQuietly(projectNode, [playwright, 'test', '--list', '--reporter=json'], {
  environment: { ...process.env, TEST_FULL: '' },
});
if (status !== 0) throw new Error(`The journeys cannot be listed:\n${output}`);
const counts = journeysOf(JSON.parse(output.slice(output.indexOf('{'))));
const problems = overCeilings(counts);
for (const problem of problems) console.error(problem);
console.log(
  Object.entries(counts)
    .map(([folder, count]) => `${folder} ${count}`)
    .join(', '),
);
process.exitCode = problems.length > 0 ? 1 : 0;
