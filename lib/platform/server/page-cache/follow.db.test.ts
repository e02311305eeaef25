import pino from 'pino';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { followInvalidations } from './follow';
import { invalidatePages } from './invalidate';

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

  const invalidate = (...tags: string[]) => database().db.transaction((tx) => invalidatePages(tx, tags, Date.now()));
  const isDropped = (tag: string) => eventually(() => expect(dropped).toContain(tag));

  test('a committed change reaches the node once', async () => {
    await invalidate('video:daily', 'operation:7');
    await isDropped('video:daily');
    // The next look reads them again.
    await invalidate('next');
    await isDropped('next');
    expect(dropped.sort()).toEqual(['next', 'operation:7', 'video:daily']);
  });

  test('it does so within a second', async () => {
    let turn = 0;
    // A busy machine may need longer for one of them.
    await eventually(async () => {
      const tag = `turn:${++turn}`;
      const began = Date.now();
      await invalidate(tag);
      await isDropped(tag);
      expect(Date.now() - began).toBeLessThan(1000);
    });
  });

  test('a transaction that commits after a later one is not missed', async () => {
    const { db, engine } = database();
    if (engine === 'sqlite') {
      // One writer at a time: on SQLite there is no such reordering, only visibility after the commit is tested.
      await invalidate('slow');
    } else {
      const held = Promise.withResolvers<void>();
      const slow = db.transaction(async (tx) => {
        await invalidatePages(tx, ['slow'], Date.now());
        await held.promise;
      });
      await invalidate('quick');
      await isDropped('quick');
      held.resolve();
      await slow;
    }
    await isDropped('slow');
  });

  test('a rolled back change drops nothing', async () => {
    const work = database().db.transaction(async (tx) => {
      await invalidatePages(tx, ['never'], Date.now());
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    await invalidate('next');
    await isDropped('next');
    expect(dropped).not.toContain('never');
  });
});
