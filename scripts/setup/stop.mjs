/** A reason to stop that the operator can fix. Its message is the whole report: one sentence, no stack. */
export class Stop extends Error {
  name = 'Stop';
}

/** A stop signal arrived while the script was at work; `status` is the shell's exit code for it. */
export class Interrupted extends Error {
  name = 'Interrupted';

  constructor(status) {
    super('Interrupted');
    this.status = status;
  }
}

/** Runs a script's work and ends the process with the returned exit code (0 by default). */
export async function runScript(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (error instanceof Interrupted) process.exitCode = error.status;
    else if (error instanceof Stop) {
      console.error(error.message);
      process.exitCode = 1;
    } else throw error;
  }
}
