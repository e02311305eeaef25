import { execFileSync } from 'node:child_process';
import { projectFolder } from '../setup/project.mjs';
import { Stop } from '../setup/stop.mjs';
import { journeys } from './ceilings.mjs';

/**
 * The files that differ from the branch point on main, as paths of the project: committed, changed, and new. On main
 * itself the remote's main is used. `since` names another revision. Throws `Stop` for an unknown one.
 */
export function changedFiles(since) {
  const base = git('merge-base', 'HEAD', since ?? mainBranch());
  const tracked = git('diff', '--name-only', '--diff-filter=d', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${tracked}\n${untracked}`.split('\n').filter(Boolean))];
}

function mainBranch() {
  const isThere = (name) => git('for-each-ref', '--format=x', `refs/remotes/${name}`) !== '';
  return isThere('origin/main') ? 'origin/main' : 'main';
}

function git(...words) {
  try {
    return execFileSync('git', words, {
      cwd: projectFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  } catch (error) {
    throw new Stop(`git could not say what has changed: ${String(error.stderr ?? error.message).trim()}`);
  }
}

/** The parts of the product that a change may affect, whose tests on the running product must run. */
export function reachOf(files) {
  const code = files.filter((file) => isProduct(file) && !isTest(file));
  return {
    /** Folders of `e2e` whose journeys and answers cover the changed slices. */
    folders: Object.keys(journeys).filter((folder) => files.some((file) => isOf(file, folder))),
    /** Whether any screen may look different. */
    isShared: code.some((file) =>
      /^(app|components\/(ui|front\/shell)|lib\/(platform|app)|messages\/\w+\/front\/shell)\b/.test(file),
    ),
    /** Whether a statement may have changed: then both engines must run it. */
    isSql: files.some((file) => /^lib\/(app|platform\/server|[^/]+\/[^/]+\/server)\/|^test\/engines/.test(file)),
    isProduct: code.length > 0,
  };
}

const isProduct = (file) =>
  /^(app|components|lib|messages|public)\/|^(middleware|instrumentation|next\.config)\./.test(file);
const isTest = (file) => /\.test\.tsx?$/.test(file);

function isOf(file, folder) {
  if (file.startsWith(`e2e/${folder}/`)) return true;
  const [, slice] =
    /^(?:lib|components)\/[^/]+\/([^/]+)\//.exec(file) ?? /^messages\/\w+\/[^/]+\/([^/]+?)\.json$/.exec(file) ?? [];
  return journeys[folder].of.some((name) => slice === name || slice?.startsWith(`${name}-`));
}
