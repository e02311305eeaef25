import { createLog } from './log';
import { repeat } from './repeat';

const written: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  written.length = 0;
  Object.assign(globalThis, { lightfieldLog: createLog('info', { write: (line) => written.push(line) }) });
});
afterEach(() => jest.useRealTimers());

describe('repeating', () => {
  test('leaves out the turns that come while one is at work', async () => {
    let turns = 0;
    let end = () => {};
    const repetition = repeat('probe', 100, () => {
      turns += 1;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    await jest.advanceTimersByTimeAsync(350);
    expect(turns).toBe(1);
    end();
    await jest.advanceTimersByTimeAsync(100);
    expect(turns).toBe(2);
    end();
    await repetition.stop();
  });

  test('stops only when the turn under way has ended', async () => {
    const order: string[] = [];
    const repetition = repeat('probe', 100, async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push('turn');
    });
    await jest.advanceTimersByTimeAsync(100);
    const stopped = repetition.stop().then(() => order.push('stopped'));
    await jest.advanceTimersByTimeAsync(500);
    await stopped;
    expect(order).toEqual(['turn', 'stopped']);
  });

  test('logs a failure and goes on', async () => {
    let turns = 0;
    const repetition = repeat('probe', 100, async () => {
      turns += 1;
      throw new Error('no');
    });
    await jest.advanceTimersByTimeAsync(200);
    await repetition.stop();
    expect(turns).toBe(2);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ part: 'probe', err: { message: 'no' } });
  });
});
