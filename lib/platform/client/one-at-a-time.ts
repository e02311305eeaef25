/** Makes of what is asked for at any time one after another. */
export class OneAtATime {
  /** What is under way; the next one waits for it. */
  private busy: Promise<unknown> = Promise.resolve();

  /** Does it once all that was asked for before has ended, well or not. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.busy.then(work);
    // Whether it went well is its caller's business; the next one only waits for its end.
    this.busy = done.catch(() => undefined);
    return done;
  }
}
