import { sql } from 'kysely';
import type { VideoState } from '@/lib/works/work/codes';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { findCreatorIds, isCreator } from './creators';

const works: [author: string, state: VideoState, isOriginal: 0 | 1 | null][] = [
  ['maker', 'verified', 1],
  ['both', 'verified', 0],
  ['both', 'verified', 1],
  ['copier', 'verified', 0],
  ['undecided', 'verified', null],
  ['waiting', 'pending_review', 1],
  ['refused', 'failed', 1],
  ['drafting', 'pending_edit', 1],
  ['gone', 'deleted', 1],
  ['gone', 'verified', 0],
];
const authors = [...new Set(works.map(([author]) => author)), 'idle'];

describeOnBothEngines('creators', (database) => {
  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(
        tx,
        'person',
        authors.map((id) => personRow({ id })),
      );
      const rows = works.map(([author_id, state, is_original], index) =>
        videoRow({ id: `v${index}`, author_id, state, is_original }),
      );
      const copies = Array.from({ length: 2000 }, (_, index) =>
        videoRow({ id: `c${index}`, author_id: 'copier', is_original: 0 }),
      );
      await insertRows(tx, 'video', [...rows, ...copies]);
      await sql`analyze video`.execute(tx);
    }),
  );

  test('are those with an original work that everybody may see', async () => {
    const { read } = database().db;
    expect(await findCreatorIds(read, [...authors, 'unknown'])).toEqual(new Set(['maker', 'both']));
    expect(await findCreatorIds(read, [])).toEqual(new Set());
  });

  test('are found by an index of originals alone, however many works somebody has', async () => {
    const plan = await database().db.transaction(async (tx) => {
      const isPostgres = database().db.engine === 'postgres';
      if (isPostgres) await sql`set local enable_seqscan = off`.execute(tx);
      const explain = sql.raw(isPostgres ? 'explain' : 'explain query plan');
      const { rows } =
        await sql`${explain} select id from person where id in ('maker', 'both') and ${isCreator}`.execute(tx);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('video_original_of_person');
  });
});
