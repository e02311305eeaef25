import { CodedError } from '@/lib/platform/shared/error-codes';

/** Runs at most `parallel` works at a time; up to `waiting` more wait their turn, in order. */
export class Gate {
  readonly #parallel: number;
  readonly #waiting: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor({ parallel, waiting }: { parallel: number; waiting: number }) {
    this.#parallel = parallel;
    this.#waiting = waiting;
  }

  /** Hands on what the work gives or throws; throws `Unavailable` at once when too many wait already. */
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

  /** Waits for a place that one who leaves hands over. */
  #turn(): Promise<void> {
    if (this.#queue.length >= this.#waiting) throw new CodedError('Unavailable', { retryAfterSeconds: 2 });
    return new Promise((resolve) => {
      this.#queue.push(resolve);
    });
  }
}
