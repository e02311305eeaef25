import { logger } from './log';

interface Stop {
  name: string;
  stop: () => Promise<void>;
  limitMs: number;
}

interface Lifecycle {
  stops: Stop[];
  stopping?: Promise<void>;
}

const slot = globalThis as typeof globalThis & {
  lightfieldLifecycle?: Lifecycle;
  lightfieldStop?: () => Promise<void>;
};

/**
 * Registers a function that stops something before the process ends: `stopAll` calls it after everything that was
 * registered later, so register a part once its dependencies are open. `limitMs` (10 s) is its timeout. Returns a
 * function that unregisters it.
 */
export function onStop(name: string, stop: () => Promise<void>, limitMs = 10_000): () => void {
  const { stops } = lifecycle();
  const entry = { name, stop, limitMs };
  stops.push(entry);
  // The preload, which handles SIGTERM, is outside Next's bundles (`next/preload.mjs`).
  slot.lightfieldStop = stopAll;
  return () => {
    const index = stops.indexOf(entry);
    if (index >= 0) stops.splice(index, 1);
  };
}

/**
 * Stops everything, last registered first. Errors and timeouts are logged and the next part follows, so that one part
 * cannot block the stop. A second call waits for the first.
 */
export function stopAll(): Promise<void> {
  const state = lifecycle();
  state.stopping ??= stopInTurn(state.stops).finally(() => {
    state.stopping = undefined;
  });
  return state.stopping;
}

async function stopInTurn(stops: Stop[]): Promise<void> {
  for (let entry = stops.pop(); entry; entry = stops.pop()) {
    const { name, stop, limitMs } = entry;
    try {
      await within(limitMs, stop());
    } catch (error) {
      logger().error({ err: error, part: name }, 'part did not stop');
    }
  }
}

/** The result of `work`, or an error after `limitMs`; `work` itself continues. */
async function within(limitMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${limitMs} ms.`)), limitMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function lifecycle(): Lifecycle {
  slot.lightfieldLifecycle ??= { stops: [] };
  return slot.lightfieldLifecycle;
}
