import { waitToRetry } from './wait-to-retry';

/** Delayed work: after a pause, or again after a failure. Only the last call counts. */
export class Later {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retrying = new AbortController();
  private failures = 0;
  private isOver = false;

  constructor(private readonly work: () => unknown) {}

  /** Runs it after this many ms. */
  after(pause: number): void {
    this.rest();
    if (!this.isOver) this.timer = setTimeout(this.work, pause);
  }

  /** Runs it again, with a delay that grows with the number of failures. */
  again(): void {
    this.rest();
    if (this.isOver) return;
    this.failures += 1;
    const { signal } = this.retrying;
    void waitToRetry(this.failures, signal).then(() => signal.aborted || this.work());
  }

  /** Resets the number of failures. */
  succeed(): void {
    this.failures = 0;
  }

  /** Cancels it. */
  rest(): void {
    clearTimeout(this.timer);
    this.retrying.abort();
    this.retrying = new AbortController();
  }

  /** Whether no delayed work may start any more. */
  end(isOver: boolean): void {
    this.isOver = isOver;
    if (isOver) this.rest();
  }
}
