import { execFileSync } from 'node:child_process';
import { projectFolder } from '../setup/project.mjs';
import { Stop } from '../setup/stop.mjs';
import { journeys } from './ceilings.mjs';

/**
 * The files that differ from where this branch left main, as paths of the project: committed, only changed, and new. On
 * main itself it is the remote's main that counts. `since` names another place to begin. Throws `Stop` for one that is none.
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

/** What of the product a change may have altered, so that what is asked of the running product is asked again. */
export function reachOf(files) {
  const code = files.filter((file) => isProduct(file) && !isTest(file));
  return {
    /** Folders of `e2e` whose journeys and answers walk through what was changed. */
    folders: Object.keys(journeys).filter((folder) => files.some((file) => isOf(file, folder))),
    /** Whether any screen may look otherwise. */
    isShared: code.some((file) =>
      /^(app|components\/(ui|front\/shell)|lib\/(platform|app)|messages\/\w+\/front\/shell)\b/.test(file),
    ),
    /** Whether a statement may be another one: then both engines must take it. */
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
