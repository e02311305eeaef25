import { onStop, stopAll } from './lifecycle';
import { createLog } from './log';

const written: string[] = [];
const slot = globalThis as typeof globalThis & { lightfieldLog?: unknown; lightfieldStop?: () => Promise<void> };

beforeEach(() => {
  written.length = 0;
  slot.lightfieldLog = createLog('info', { write: (line) => written.push(line) });
});

function recorder() {
  const order: string[] = [];
  return { order, stopping: (name: string) => async () => void order.push(name) };
}

describe('stopping', () => {
  test('goes backwards and does not repeat itself', async () => {
    const { order, stopping } = recorder();
    onStop('database', stopping('database'));
    onStop('jobs', stopping('jobs'));
    await stopAll();
    await stopAll();
    expect(order).toEqual(['jobs', 'database']);
  });

  test('a step that fails or hangs is logged and delays no other', async () => {
    const { order, stopping } = recorder();
    onStop('database', stopping('database'));
    onStop('hanging', () => new Promise(() => {}), 20);
    onStop('failing', async () => {
      throw new Error('no');
    });
    await stopAll();
    expect(order).toEqual(['database']);
    expect(written.map((line) => JSON.parse(line).part)).toEqual(['failing', 'hanging']);
  });

  test('two calls at once stop each part once', async () => {
    const { order, stopping } = recorder();
    onStop('database', stopping('database'));
    await Promise.all([stopAll(), stopAll()]);
    expect(order).toEqual(['database']);
  });

  test('what ended by itself can be taken off', async () => {
    const { order, stopping } = recorder();
    const forget = onStop('batch', stopping('batch'));
    forget();
    forget();
    await stopAll();
    expect(order).toEqual([]);
  });

  test('the signal handler outside the bundles finds it', () => {
    onStop('database', async () => {});
    expect(slot.lightfieldStop).toBe(stopAll);
  });
});
