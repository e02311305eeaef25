import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inProject } from '../setup/project.mjs';
import { checkImports } from './cruise.mjs';
import { judge } from './judge.mjs';
import { goodFiles, probes, probeUses } from './probes.mjs';
import { checkSources, checkUses } from './source-rules.mjs';
import { readSources } from './sources.mjs';

/**
 * Every violation of a project's borders as `{ rule, file, detail, comment }`. Throws when it cannot see any modules.
 */
export async function checkBorders(folder, uses) {
  const sources = readSources(folder);
  const { modules, violations } = await checkImports(folder, uses);
  const seen = new Set(modules);
  const missed = sources.find(({ file }) => /^(app|components|lib)\//.test(file) && !seen.has(file));
  if (missed || sources.length === 0) throw new Error(`The import check did not see ${missed?.file ?? 'any module'}.`);
  return [...checkUses(uses), ...violations, ...checkSources(sources, uses)];
}

/**
 * Builds the probe project in a temporary folder and returns the mistakes of the rules, as text: a good file that was
 * reported, a bad one that was not, or one that another rule reported as well.
 */
export async function checkProbes() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lightfield-borders-')));
  try {
    symlinkSync(inProject('node_modules'), join(folder, 'node_modules'));
    for (const files of [goodFiles, ...probes.map((probe) => probe.files)]) writeFiles(folder, files);
    return judge(await checkBorders(folder, probeUses));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeFiles(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
