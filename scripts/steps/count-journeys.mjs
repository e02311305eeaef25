import { dirname } from 'node:path';
import { journeys, mostJourneys } from './ceilings.mjs';

/**
 * How many journeys each folder of `e2e` has, from Playwright's `--list --reporter=json`. The walk is in no folder and
 * does not count.
 *
 * @param {{ suites: { file: string }[] }} report
 */
export function journeysOf({ suites }) {
  const counts = {};
  for (const { file, ...suite } of suites) {
    const folder = dirname(file);
    if (folder !== '.') counts[folder] = (counts[folder] ?? 0) + specsIn(suite);
  }
  return counts;
}

const specsIn = ({ specs = [], suites = [] }) => suites.reduce((sum, suite) => sum + specsIn(suite), specs.length);

/**
 * The exceeded ceilings, as text; a folder without one has a ceiling of zero.
 *
 * @param {Record<string, number>} counts
 * @param {Record<string, { most: number }>} ceilings
 */
export function overCeilings(counts, ceilings = journeys, most = mostJourneys) {
  const over = Object.entries(counts)
    .filter(([folder, count]) => count > (ceilings[folder]?.most ?? 0))
    .map(([folder, count]) => `e2e/${folder} has ${count} journeys; its ceiling is ${ceilings[folder]?.most ?? 0}.`);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return all > most ? [...over, `There are ${all} journeys; their ceiling is ${most}.`] : over;
}
