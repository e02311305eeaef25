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
 * Registers what must end before the process does: `stopAll` calls it after everything that was registered later, so
 * register a thing once what it needs is open. `limitMs` (10 s) is how long it may take. Returns how to unregister.
 */
export function onStop(name: string, stop: () => Promise<void>, limitMs = 10_000): () => void {
  const { stops } = lifecycle();
  const entry = { name, stop, limitMs };
  stops.push(entry);
  // The preload that hears SIGTERM lives outside Next's bundles (`next/preload.mjs`).
  slot.lightfieldStop = stopAll;
  return () => {
    const index = stops.indexOf(entry);
    if (index >= 0) stops.splice(index, 1);
  };
}

/**
 * Stops everything, last registered first. What fails or takes too long is logged and the next one follows: a stop
 * must not hang on one part. A second call waits for the first.
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

/** The answer of `work`, or an error after `limitMs`; `work` itself goes on. */
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
