import { uses } from '../lib/app/uses.ts';
import { checkBorders, checkProbes } from './borders/check.mjs';
import { probes } from './borders/probes.mjs';
import { projectFolder } from './setup/project.mjs';

// Checks the borders of DESIGN 3, then the probes: bad files that the rules must report. Runs on the project's Node.
const violations = await checkBorders(projectFolder, uses);
const mistakes = await checkProbes();
for (const { rule, file, detail, comment } of violations) console.error(`${file} ${detail}\n  ${rule}: ${comment}`);
for (const mistake of mistakes) console.error(mistake);
console.log(`${violations.length} violations, ${probes.length} probes of which ${mistakes.length} failed`);
process.exitCode = violations.length + mistakes.length > 0 ? 1 : 0;
