import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unconfigured } from '../setup/environment.mjs';
import { testWorkers } from '../setup/machine.mjs';
import { runQuietly } from '../setup/processes.mjs';
import { inProject, projectNode } from '../setup/project.mjs';
import { countJest, countPlaywright } from './counts.mjs';

const tool = (...path) => inProject('node_modules', ...path);
const playwright = tool('@playwright', 'test', 'cli.js');

const formatAndLint = check('Format and lint', [tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off']);
/** One checker: additional ones would repeat the same work, and the other lane uses the other core. */
const types = check(
  'Types',
  [tool('next', 'dist', 'bin', 'next'), 'typegen'],
  [tool('typescript', 'bin', 'tsc'), '-p', '.', '--checkers', '1'],
);
const borders = check('Borders', [inProject('scripts', 'borders.mjs')]);
const unused = check('Unused code', [tool('knip', 'bin', 'knip.js'), '--no-progress']);
const messages = check('Messages', [inProject('scripts', 'messages.mjs')]);
const apiDocument = check('API document', ['--import', 'tsx', inProject('scripts', 'api-document.ts')]);
const ceilings = check('Ceilings', [inProject('scripts', 'ceilings.mjs')]);

/** Checks without tests, the longest first, so that two lanes end together. */
export const staticChecks = [types, borders, ceilings, unused, formatAndLint, apiDocument, messages];

export const build = check('Build', [inProject('scripts', 'build.mjs')]);

/** Rules and screens; `words` are arguments that narrow jest's tests. */
export const unit = (words = []) => jest('Unit', ['rules', 'screens'], words);
export const engines = (words = [], environment = {}) => jest('Both engines', ['engines'], words, { environment });
export const answers = (words = []) => jest('Answers', ['answers'], words);
/** Serial: they start several servers each, and measure delays between them. */
export const nodes = () => jest('Several nodes', ['nodes'], [], { workers: 1 });
export const walk = (words = []) => browser('Page walk', 'walk', words);
export const journeys = (words = []) => browser('Journeys', 'journeys*', words);

/** Narrows jest to the tests that import any of these files, directly or indirectly. */
export const relatedTo = (files) => ['--passWithNoTests', '--findRelatedTests', ...files];

function jest(name, projects, words, { workers = testWorkers, environment = {} } = {}) {
  return tests(name, countJest, (file) => [
    [
      ...[tool('jest', 'bin', 'jest.js'), '--ci', `--maxWorkers=${workers}`, '--json', `--outputFile=${file}`],
      ...['--selectProjects', ...projects, ...words],
    ],
    environment,
  ]);
}

function browser(name, project, words) {
  return tests(name, countPlaywright, (file) => [
    [playwright, 'test', `--project=${project}`, '--reporter=list,json', ...words],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  ]);
}

/** A step that counts as one check: every command must exit with 0. */
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

/** A step that counts its test cases from the tool's report file. */
function tests(name, count, command) {
  const run = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lightfield-report-'));
    const [words, environment] = command(join(folder, 'report.json'));
    const { status, output } = await runQuietly(projectNode, words, {
      environment: { ...unconfigured(), ...environment },
    });
    const counted = readReport(join(folder, 'report.json'), count);
    rmSync(folder, { recursive: true });
    // A tool can fail without a failed test: when it finds none, or fails to start.
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
