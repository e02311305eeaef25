import { CodedError } from '@/lib/platform/shared/error-codes';

/** Runs at most `parallel` tasks at a time; up to `waiting` more are queued in order. */
export class Gate {
  readonly #parallel: number;
  readonly #waiting: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor({ parallel, waiting }: { parallel: number; waiting: number }) {
    this.#parallel = parallel;
    this.#waiting = waiting;
  }

  /** Resolves or rejects like the task; throws `Unavailable` at once when the queue is full. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running < this.#parallel) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Waits until a finished task frees its place. */
  #turn(): Promise<void> {
    if (this.#queue.length >= this.#waiting) throw new CodedError('Unavailable', { retryAfterSeconds: 2 });
    return new Promise((resolve) => {
      this.#queue.push(resolve);
    });
  }
}
