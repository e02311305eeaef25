import type { PersonContext } from '@/lib/app/caller-context';
import type { Database } from '@/lib/platform/server/db/database';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { readWorksPage } from './read';

const as = (db: Database, personId: string) => ({ ...testContext(db), caller: callerOf(personId) }) as PersonContext;

describeOnOneEngine('the page of own works', (database) => {
  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(
        tx,
        'person',
        ['lin', 'mo'].map((id) => personRow({ id })),
      );
      await insertRows(tx, 'video', [
        videoRow({ id: 'w1', author_id: 'lin' }),
        videoRow({ id: 'w2', author_id: 'lin', state: 'pending_edit', verified_at: null }),
        videoRow({ id: 'w3', author_id: 'lin', state: 'deleted' }),
        videoRow({ id: 'w4', author_id: 'mo' }),
      ]);
      await insertRows(tx, 'video_credit', [
        { video_id: 'w1', person_id: 'mo', position: 0, roles: '["sound"]', state: 'asked' },
      ]);
      await insertRows(tx, 'video_watch', [{ person_id: 'mo', video_id: 'w1', position: 7, watched_at: noon }]);
    }),
  );
  const ids = (page: { list: { id: string }[] } | null) => page?.list.map(({ id }) => id).sort();

  test('brings the list that the address names, of the caller alone', async () => {
    const lin = await readWorksPage(as(database().db, 'lin'), undefined);
    expect(lin).toMatchObject({ initial: 'works', history: null, credits: { list: [] } });
    expect(ids(lin.works)).toEqual(['w1', 'w2']);
    const mo = await readWorksPage(as(database().db, 'mo'), 'history');
    expect(mo).toMatchObject({ initial: 'history', works: null, history: { list: [{ videoId: 'w1', position: 7 }] } });
    expect((await readWorksPage(as(database().db, 'lin'), 'history')).history?.list).toEqual([]);
  });

  test('opens on credits only for who is asked about one', async () => {
    const mo = await readWorksPage(as(database().db, 'mo'), 'credits');
    expect(mo).toMatchObject({ initial: 'credits', works: null, history: null, credits: { list: [{ id: 'w1' }] } });
    expect(await readWorksPage(as(database().db, 'lin'), 'credits')).toMatchObject({ initial: 'works' });
  });
});
