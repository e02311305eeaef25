import { waitToRetry } from './wait-to-retry';

/** Something that is to be done later: after a pause, or again after a failure. Only the last wish counts. */
export class Later {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retrying = new AbortController();
  private failures = 0;
  private isOver = false;

  constructor(private readonly work: () => unknown) {}

  /** Does it after so many ms. */
  after(pause: number): void {
    this.rest();
    if (!this.isOver) this.timer = setTimeout(this.work, pause);
  }

  /** Does it once more, the later the more often it has failed. */
  again(): void {
    this.rest();
    if (this.isOver) return;
    this.failures += 1;
    const { signal } = this.retrying;
    void waitToRetry(this.failures, signal).then(() => signal.aborted || this.work());
  }

  /** It went well: the next failure is the first. */
  succeed(): void {
    this.failures = 0;
  }

  /** Calls off what would have been done. */
  rest(): void {
    clearTimeout(this.timer);
    this.retrying.abort();
    this.retrying = new AbortController();
  }

  /** Whether nothing is to be done later any more. */
  end(isOver: boolean): void {
    this.isOver = isOver;
    if (isOver) this.rest();
  }
}
