import { goodFiles, probes } from './probes.mjs';

/** Compares the violations of the probe project with the expected ones. */
export function judge(violations) {
  const rulesOf = (file) => [...new Set(violations.filter((each) => each.file === file).map((each) => each.rule))];
  const falseAlarms = Object.keys(goodFiles)
    .filter((file) => rulesOf(file).length > 0)
    .map((file) => `${file} keeps every rule but is reported by ${rulesOf(file).join(', ')}`);
  const misjudged = probes
    .filter(({ rule, file }) => rulesOf(file).join() !== rule)
    .map(({ rule, file }) => `${file} must be reported by ${rule} alone, not by ${rulesOf(file).join(', ') || 'none'}`);
  return [...falseAlarms, ...misjudged];
}
