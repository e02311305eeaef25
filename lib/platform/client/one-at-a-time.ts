/** Runs tasks one after another. */
export class OneAtATime {
  /** The running task; the next one waits for it. */
  private busy: Promise<unknown> = Promise.resolve();

  /** Runs a task once all earlier ones have ended, successfully or not. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.busy.then(work);
    // Errors go to the task's caller; the next one only waits for the end.
    this.busy = done.catch(() => undefined);
    return done;
  }
}
