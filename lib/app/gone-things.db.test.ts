import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { addJobs } from '@/test/jobs';
import { insertRows, personRow } from '@/test/rows';
import { findGone } from './gone-things';
import { findMissing } from './missing-things';

describeOnBothEngines('a thing that is over', (database) => {
  test('is a job that was public and has ended or was closed', async () => {
    const { db } = database();
    await db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: 'yu' })]));
    await addJobs(
      db,
      ...[{ id: 'open' }, { id: 'over', posted_until: noon }, { id: 'closed', closed_at: noon }],
      ...[
        { id: 'paused', paused_at: noon },
        { id: 'down', review_state: 3 as const },
      ],
    );
    const context = testContext(db);
    const asked = async (id: string, page = '/recruit/[id]') => [
      await findMissing(context, page, id),
      await findGone(context, page, id),
    ];
    expect(await asked('open')).toEqual([null, null]);
    expect(await asked('paused')).toEqual([null, null]);
    expect(await asked('over')).toEqual([null, '/not-there/endedJob/over']);
    expect(await asked('closed')).toEqual([null, '/not-there/endedJob/closed']);
    expect(await asked('over', '/not-there/endedJob/[id]')).toEqual([null, '/not-there/endedJob/over']);
    for (const id of ['down', 'nothing']) expect((await asked(id))[0]).toBe('job');
    expect(await asked('over', '/video/detail/[id]')).toEqual(['work', null]);
  });
});
