import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { importRules, reachRule } from './import-rules.mjs';
import { checkReach } from './reach.mjs';

const entries = ['app', 'components', 'lib', 'middleware.ts', 'instrumentation.ts'];

/**
 * Checks every import below `folder` against the rules. Returns the modules it saw, to distinguish a run that saw none
 * from one without violations, and the violations as `{ rule, file, detail }`.
 */
export async function checkImports(folder, uses) {
  const forbidden = importRules(uses);
  const { output } = await cruise(
    entries.filter((entry) => existsSync(join(folder, entry))),
    {
      baseDir: folder,
      // dependency-cruiser's default, the compiler's JavaScript API, does not exist in TypeScript 7: it would see
      // nothing.
      parser: 'swc',
      validate: true,
      ruleSet: { forbidden },
      skipAnalysisNotInRules: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '\\.css$' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'require', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
      },
    },
    { alias: { '@': folder }, bustTheCache: true },
  );
  const direct = output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    file: from,
    detail: cycle ? cycle.map((step) => step.name).join(' → ') : `imports ${to}`,
    comment: forbidden.find(({ name }) => name === rule.name).comment,
  }));
  return {
    modules: output.modules.map((module) => module.source),
    violations: [...direct, ...checkReach(output.modules, reachRule)],
  };
}
