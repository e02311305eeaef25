import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unconfigured } from '../setup/environment.mjs';
import { runQuietly } from '../setup/processes.mjs';
import { inProject, projectNode } from '../setup/project.mjs';
import { countJest, countPlaywright } from './counts.mjs';

const tool = (...path) => inProject('node_modules', ...path);
const jest = tool('jest', 'bin', 'jest.js');

export const formatAndLint = check('Format and lint', [
  tool('@biomejs', 'biome', 'bin', 'biome'),
  'ci',
  '--colors=off',
]);
export const types = check(
  'Types',
  [tool('next', 'dist', 'bin', 'next'), 'typegen'],
  [tool('typescript', 'bin', 'tsc'), '-p', '.'],
);
export const borders = check('Borders', [inProject('scripts', 'borders.mjs')]);
export const unused = check('Unused code', [tool('knip', 'bin', 'knip.js'), '--no-progress']);
export const messages = check('Messages', [inProject('scripts', 'messages.mjs')]);
export const build = check('Build', [inProject('scripts', 'build.mjs')]);

export const unit = tests('Unit', countJest, (file) => [
  [jest, '--ci', '--selectProjects', 'rules', 'screens', '--json', `--outputFile=${file}`],
]);
export const engines = tests('Both engines', countJest, (file) => [
  [jest, '--ci', '--selectProjects', 'engines', '--json', `--outputFile=${file}`],
]);
// One after the other: they start several servers each, and measure how soon one hears of another.
export const nodes = tests('Several nodes', countJest, (file) => [
  [jest, '--ci', '--runInBand', '--selectProjects', 'nodes', '--json', `--outputFile=${file}`],
]);
export const endToEnd = tests('End to end', countPlaywright, (file) => [
  [tool('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
]);

/** A step that counts as one check: every command must end with 0. */
function check(name, ...commands) {
  const run = async () => {
    for (const words of commands) {
      const { status, output } = await runQuietly(projectNode, words, { environment: unconfigured() });
      if (status !== 0) return { passed: 0, failed: 1, output };
    }
    return { passed: 1, failed: 0, output: '' };
  };
  return { name, run };
}

/** A step that counts its test cases from the report that its tool writes into a file. */
function tests(name, count, command) {
  const run = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lightfield-report-'));
    const [words, environment] = command(join(folder, 'report.json'));
    const { status, output } = await runQuietly(projectNode, words, {
      environment: { ...unconfigured(), ...environment },
    });
    const counted = readReport(join(folder, 'report.json'), count);
    rmSync(folder, { recursive: true });
    // A tool can fail without a failed test: when it finds none, or when its own start goes wrong.
    const failed = status !== 0 ? Math.max(counted.failed, 1) : counted.failed;
    return { ...counted, failed, output };
  };
  return { name, run };
}

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return { passed: 0, failed: 1 };
  }
}
