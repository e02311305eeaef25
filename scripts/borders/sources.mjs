import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseSync } from '@swc/core';
import { filesBelow } from '../setup/files.mjs';

const notSources = new Set(['node_modules', '.next', '.git', 'data', 'public', 'test-results', 'playwright-report']);

/** Every module below `folder` as `{ file, tree }`: its path in the project and its syntax tree. */
export function readSources(folder) {
  return filesBelow(folder, notSources)
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

/** Every node of a syntax tree, parents first. */
export function* nodesOf(node) {
  if (Array.isArray(node)) {
    for (const item of node) yield* nodesOf(item);
  } else if (node && typeof node === 'object') {
    if (node.type) yield node;
    for (const value of Object.values(node)) yield* nodesOf(value);
  }
}
