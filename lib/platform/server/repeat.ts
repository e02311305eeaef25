import { logger } from './log';

export interface Repetition {
  /** Stops it and waits for a running turn. */
  stop(): Promise<void>;
}

/**
 * Runs `work` every `everyMs`, never twice at once: a turn is skipped while the previous one is running. An error is
 * logged and the next turn tries again. It does not keep the process alive.
 */
export function repeat(name: string, everyMs: number, work: () => Promise<void>): Repetition {
  let turn: Promise<void> | undefined;

  async function take() {
    try {
      await work();
    } catch (error) {
      logger().error({ err: error, part: name }, 'failed, will be tried again');
    } finally {
      turn = undefined;
    }
  }

  const timer = setInterval(() => {
    turn ??= take();
  }, everyMs).unref();

  return {
    async stop() {
      clearInterval(timer);
      await turn;
    },
  };
}
