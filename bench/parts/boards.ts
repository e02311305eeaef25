import { monitorEventLoopDelay } from 'node:perf_hooks';
import { migrations } from '@/lib/app/migrations';
import type { Engine } from '@/lib/platform/server/db/database';
import { migrate } from '@/lib/platform/server/db/migrate';
import { openDatabase } from '@/lib/platform/server/db/open';
import { computeBoards } from '@/lib/works/ranking/server/compute-boards';
import { newDatabase } from '@/test/engines';
import { fill } from './fill';
import type { Row } from './results';

const works = 1_000_000;
const now = Date.UTC(2026, 10, 20, 4);
/** The longest that a statement may block the process (DESIGN 5), in ms. */
const longestHold = 50;
/** Well before 10:00, in seconds. */
const longest = 600;

/**
 * What the night's job takes for all boards of a million works, and for the longest time that it blocks the process.
 */
export async function measureBoards(engine: Engine): Promise<Row[]> {
  const { url, remove } = await newDatabase(engine);
  const db = openDatabase(url);
  try {
    await migrate(db, migrations);
    await fill(db, works, ['person', 'video', 'video_day', 'like_mark', 'collection_item']);
    const held = monitorEventLoopDelay({ resolution: 1 });
    const began = performance.now();
    held.enable();
    await computeBoards(db.read, now);
    held.disable();
    const seconds = (performance.now() - began) / 1000;
    const hold = held.percentile(99.9) / 1e6;
    return [
      {
        what: `boards of ${works} works`,
        measured: `${seconds.toFixed(1)} s`,
        ratio: null,
        budget: `<= ${longest} s`,
        ok: seconds <= longest,
      },
      {
        what: 'the process held at once meanwhile, 999 of 1000 times',
        measured: `${hold.toFixed(1)} ms`,
        ratio: null,
        budget: `<= ${longestHold} ms`,
        ok: hold <= longestHold,
      },
    ];
  } finally {
    await db.close();
    await remove();
  }
}
