import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows } from '@/test/rows';
import { beginWithPeople, sourceRow, worksIn } from '@/test/works';
import { findOwnWorks, videoStates } from '../../contract';
import { listOwnWorks } from './list-own-works';

describeOnBothEngines('the own works', (database) => {
  const { as, add } = worksIn(database);
  const list = (asked: object = {}, personId: string | null = 'lin', language: 'zh' | 'en' = 'zh') =>
    listOwnWorks(as(personId, language), findOwnWorks.input.parse(asked));
  const idsOf = async (asked: object = {}, personId = 'lin') => (await list(asked, personId)).list.map(({ id }) => id);

  beforeEach(() => database().db.transaction(beginWithPeople));
  beforeEach(() =>
    add(
      ...videoStates.map((state, index) => ({ id: state, state, created_at: noon + index })),
      { id: 'theirs', author_id: 'mo' },
      { id: 'english', title_en: 'Old', contest_count: 2, created_at: noon - 1, state: 'failed', reason: '太暗' },
    ),
  );

  test('come in every state but the last, the latest begun first', async () => {
    expect(await idsOf()).toEqual(['failed', 'verified', 'pending_review', 'pending_edit', 'english']);
    expect(await idsOf({ state: 'failed' })).toEqual(['failed', 'english']);
    expect(await idsOf({ state: 'deleted' })).toEqual([]);
    expect(await idsOf({}, 'mo')).toEqual(['theirs']);
    expect(await idsOf({}, 'ai')).toEqual([]);
  });

  test('are what the contract declares, in the language asked for, with how far their files are', async () => {
    await database().db.transaction((tx) => insertRows(tx, 'video_source', [sourceRow('english', 'broken')]));
    const page = await list({ state: 'failed' }, 'lin', 'en');
    expect(findOwnWorks.data.parse(page)).toEqual(page);
    expect(page.list[1]).toMatchObject({
      title: 'Old',
      reason: '太暗',
      isInContest: true,
      thumb: 'works/old.jpg',
      processing: { state: 'broken', problem: 'notVideo' },
    });
  });

  test('come once each over all pages', async () => {
    await add(...Array.from({ length: 30 }, (_, index) => ({ id: `v${index}`, created_at: noon + 9 + (index % 3) })));
    const pages = await everyPage((pageIndex) => list({ pageIndex, pageSize: 10 }));
    const ids = pages.flatMap((page) => page.list.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([35, 35]);
  });

  test('are nobody else’s: a visitor has none', async () => {
    await expect(list({}, null)).rejects.toMatchObject({ code: 'Unauthorized' });
  });
});
