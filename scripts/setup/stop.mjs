/** A reason to stop that the operator can cure. Its message is the whole report: one sentence, no stack. */
export class Stop extends Error {
  name = 'Stop';
}

/** The operator asked the script to stop while it was at work; `status` is the exit code a shell gives to that. */
export class Interrupted extends Error {
  name = 'Interrupted';

  constructor(status) {
    super('Interrupted');
    this.status = status;
  }
}

/** Runs a script's work and ends the process with the exit code it returns (0 when it returns none). */
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
