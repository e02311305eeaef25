import { logger } from './log';

export interface Repetition {
  /** Ends it and waits for the turn that is under way. */
  stop(): Promise<void>;
}

/**
 * Does `work` every `everyMs`, never twice at once: a turn that comes while the last one is still at work is left out.
 * A failure is logged and the next turn tries again. It does not keep the process alive.
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
