import pino from 'pino';
import { describeOnBothEngines } from '@/test/engines';
import { followInvalidations } from './follow';
import { invalidatePages } from './invalidate';

async function until(condition: () => boolean, withinMs: number): Promise<number> {
  const began = Date.now();
  while (!condition()) {
    if (Date.now() - began > withinMs) throw new Error(`It did not happen within ${withinMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return Date.now() - began;
}

describeOnBothEngines('following page invalidations', (database) => {
  const log = pino({ level: 'silent' });
  let dropped: string[];
  let stop: () => void;

  beforeEach(() => {
    dropped = [];
    stop = followInvalidations({
      db: database().db,
      pages: { invalidate: (tags) => dropped.push(...tags), clear: () => dropped.push('everything') },
      log,
    });
  });
  afterEach(() => stop());

  test('a committed change reaches the node within a second, once', async () => {
    await database().db.transaction((tx) => invalidatePages(tx, ['video:daily', 'operation:7'], Date.now()));
    await until(() => dropped.length >= 2, 1000);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(dropped.sort()).toEqual(['operation:7', 'video:daily']);
  });

  test('a transaction that commits after a later one is not missed', async () => {
    const { db, engine } = database();
    if (engine === 'sqlite') {
      // One writer at a time: on SQLite there is no such reordering, only visibility after the commit is tested.
      await db.transaction((tx) => invalidatePages(tx, ['slow'], Date.now()));
    } else {
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const slow = db.transaction(async (tx) => {
        await invalidatePages(tx, ['slow'], Date.now());
        await held;
      });
      await db.transaction((tx) => invalidatePages(tx, ['quick'], Date.now()));
      await until(() => dropped.includes('quick'), 1000);
      release();
      await slow;
    }
    await until(() => dropped.includes('slow'), 1000);
    expect(dropped).toContain('slow');
  });

  test('a rolled back change drops nothing', async () => {
    const work = database().db.transaction(async (tx) => {
      await invalidatePages(tx, ['never'], Date.now());
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(dropped).not.toContain('never');
  });
});
