import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from '@swc/core';

const notSources = new Set(['node_modules', '.next', '.git', 'data', 'public', 'test-results', 'playwright-report']);

/** Every module below `folder` as `{ file, tree }`: its path in the project and its syntax tree. */
export function readSources(folder) {
  return filesBelow(folder)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => ({
      file: relative(folder, path),
      tree: parseSync(readFileSync(path, 'utf8'), {
        syntax: 'typescript',
        tsx: !path.endsWith('.ts'),
        target: 'es2023',
      }),
    }));
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notSources.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Every node of a syntax tree, parents first. */
export function* nodesOf(node) {
  if (Array.isArray(node)) {
    for (const item of node) yield* nodesOf(item);
  } else if (node && typeof node === 'object') {
    if (node.type) yield node;
    for (const value of Object.values(node)) yield* nodesOf(value);
  }
}
