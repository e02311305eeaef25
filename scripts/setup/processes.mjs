import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectFolder, projectNode, withProjectTools } from './project.mjs';
import { Interrupted } from './stop.mjs';

const forwardedSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Starts a program on this terminal and resolves when it has ended: its exit code (128 + the number of the signal that
 * ended it, as in a shell). A stop signal to this process is passed to the program, so that nothing is left running;
 * `asked` is then that signal's exit code, otherwise null.
 */
export function superviseForeground(file, words, { environment = process.env, folder = projectFolder } = {}) {
  return supervise(spawn(file, words, { cwd: folder, env: withProjectTools(environment), stdio: 'inherit' }));
}

/** Runs a program on this terminal and returns its exit code; throws `Interrupted` on a stop signal. */
export async function runForeground(file, words, options) {
  const { status, asked } = await superviseForeground(file, words, options);
  if (asked) throw new Interrupted(asked);
  return status;
}

/** The same for a script or a tool of `node_modules`, on the project's Node. */
export function runNode(words, options) {
  return runForeground(projectNode, words, options);
}

/**
 * Runs a program without a terminal and returns its exit code and its output, in order. Throws `Interrupted` on a stop
 * signal, and the system's error when there is no such program.
 */
export async function runQuietly(file, words, { environment = process.env, timeout } = {}) {
  const child = spawn(file, words, {
    cwd: projectFolder,
    env: withProjectTools(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
  });
  const said = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  const { status, asked } = await supervise(child);
  if (asked) throw new Interrupted(asked);
  return { status, output: Buffer.concat(said).toString() };
}

async function supervise(child) {
  let asked = null;
  const forward = (signal) => {
    asked = 128 + constants.signals[signal];
    child.kill(signal);
  };
  for (const signal of forwardedSignals) process.on(signal, forward);
  try {
    const status = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
    });
    return { status, asked };
  } finally {
    for (const signal of forwardedSignals) process.off(signal, forward);
  }
}
