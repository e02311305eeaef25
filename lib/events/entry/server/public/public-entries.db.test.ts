import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { entryScene } from '@/test/entries';
import { planOf } from '@/test/plan';
import { findEntries as listContract } from '../../contract';
import { answerInvitation } from '../team/answer-invitation';
import { inviteMember } from '../team/invite-member';
import { entriesOfPage, findEntries } from './find-entries';
import { findEntryItems, shownEntries } from './find-entry-items';
import { findNeighbours } from './find-neighbours';
import { getEntry } from './get-entry';

describeOnBothEngines('entries for everybody', (database) => {
  const scene = entryScene(database);
  const { as, contest, draft, entered, send, check, change, read, rowOf, work } = scene;

  beforeAll(() => scene.begin(['lin', 'mo', 'ai']));
  beforeEach(scene.beginAnew);

  const visitor = (now = noon) => testContext(database().db, { now: () => now });
  const list = (name: string, query: object = {}, now = noon) =>
    findEntries(visitor(now), listContract.input.parse({ name, ...query }));
  const numbers = async (...asked: Parameters<typeof list>) => (await list(...asked)).list.map(({ number }) => number);
  const decide = (id: string, state: 'shortlisted' | 'notShortlisted' | 'awarded' | 'notAwarded') =>
    database().db.transaction((tx) => tx.updateTable('contest_entry').set({ state }).where('id', '=', id).execute());
  async function checked(personId: string, name: string) {
    const id = await entered(personId, name);
    await check(id);
    return id;
  }

  test('are those that passed the formal check, by their numbers, once works are shown', async () => {
    const name = await contest(0, { works_at: noon + 1000 });
    const [first] = [await checked('lin', name), await entered('mo', name), await checked('mo', name)];
    expect([await numbers(name, {}, noon + 999), await numbers(name, {}, noon + 1000)]).toEqual([[], [1, 3]]);
    await expect(getEntry(visitor(noon + 999), { id: first })).rejects.toMatchObject({ code: 'NullPointer' });
    expect(await getEntry(visitor(noon + 1000), { id: first })).toMatchObject({
      ...{ number: 1, title: '一盏灯', result: 'entered', contestName: name, categoryName: '影像' },
      ...{ intro: '灯在夜里走。', introLanguage: 'zh', workId: (await rowOf(first)).work_id },
      people: [{ userId: 'lin', nickname: '名字 lin' }],
    });
    await expect(list('nothing')).rejects.toMatchObject({ code: 'NullPointer' });
    await scene.withdraw('lin', first);
    expect(await numbers(name, {}, noon + 1000)).toEqual([3]);
    await expect(getEntry(visitor(noon + 1000), { id: first })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('stand between those before and after them that are shown', async () => {
    const name = await contest(0, { works_at: noon + 1000 });
    const [first] = [await checked('lin', name), await entered('mo', name)];
    const [third, fourth] = [await checked('mo', name), await checked('ai', name)];
    const beside = async (number: number, now = noon + 1000) => {
      const { previous, next } = await findNeighbours(visitor(now), { name, number });
      return [previous?.id ?? null, next?.id ?? null];
    };
    expect(await beside(3)).toEqual([first, fourth]);
    expect([await beside(1), await beside(4)]).toEqual([
      [null, third],
      [third, null],
    ]);
    expect(await beside(3, noon + 999)).toEqual([null, null]);
  });

  test('of a category and of a result, as that is published', async () => {
    const name = 'results';
    await contest(0, { name, works_at: noon, categories: { [`${name}-film`]: {}, sound: { name_en: 'Sound' } } });
    const [a, b, c, d] = [
      await checked('lin', name),
      await checked('mo', name),
      await checked('ai', name),
      await draft('ai', name, { categoryId: 'sound' }),
    ];
    await send('ai', d);
    await check(d);
    expect(await numbers(name, { categoryId: 'sound' })).toEqual([4]);
    for (const [id, state] of [
      [a, 'awarded'],
      [b, 'notAwarded'],
      [c, 'notShortlisted'],
      [d, 'shortlisted'],
    ] as const) {
      await decide(id, state);
    }
    expect(await numbers(name, { result: 'shortlisted' })).toEqual([1, 2, 4]);
    expect(await numbers(name, { result: 'awarded' })).toEqual([1]);
    expect(await numbers(name, { result: 'shortlisted', categoryId: 'sound' })).toEqual([4]);
    const page = await list(name, { pageSize: 2, pageIndex: 2 });
    expect(page).toMatchObject({
      nextPage: null,
      list: [
        { number: 3, result: 'entered' },
        { number: 4, result: 'shortlisted' },
      ],
    });
  });

  test('a published shortlist shows its entries before works are shown', async () => {
    const name = await contest();
    const [inside, outside] = [await checked('lin', name), await checked('mo', name)];
    await decide(inside, 'shortlisted');
    await decide(outside, 'notShortlisted');
    expect([await numbers(name), await numbers(name, { result: 'shortlisted' })]).toEqual([[], [1]]);
    expect(await getEntry(visitor(), { id: inside })).toMatchObject({ result: 'shortlisted' });
    await expect(getEntry(visitor(), { id: outside })).rejects.toMatchObject({ code: 'NullPointer' });
    await change(name, { decided_at: noon });
    expect(await numbers(name)).toEqual([1, 2]);
  });

  test('in a blind contest name nobody until its awards, in no field', async () => {
    const name = await contest(0, { works_at: noon, is_blind: 1 });
    const workId = await work('lin', { cover: 'works/lin.jpg', title_zh: '林一的灯' });
    const id = await draft('lin', name, { workId, mode: 'team', teamName: '林一组' });
    await inviteMember(as('lin'), { id, userId: 'mo' });
    await answerInvitation(as('mo'), { id, joins: true });
    await send('lin', id);
    await check(id);
    const blind = { people: [], teamName: '', thumb: null };
    const asJudge = await findEntryItems(as('ai'), [id], { asJudge: true });
    for (const seen of [await list(name), await getEntry(visitor(), { id }), asJudge]) {
      expect(JSON.stringify(seen)).not.toMatch(/lin|mo"|林一|work-/);
    }
    expect((await list(name)).list).toMatchObject([blind]);
    expect(await getEntry(visitor(), { id })).toMatchObject({ ...blind, workId: null });
    await change(name, { decided_at: noon });
    const people = [{ userId: 'lin' }, { userId: 'mo' }];
    expect(await getEntry(visitor(), { id })).toMatchObject({
      people,
      teamName: '林一组',
      workId,
      thumb: 'works/lin.jpg',
    });
  });

  test('a work that is not public is neither linked nor shown by its cover', async () => {
    const name = await contest(0, { works_at: noon });
    const workId = await work('lin', { cover: 'works/later.jpg', state: 'pending_review' });
    const id = await draft('lin', name, { workId });
    await send('lin', id);
    await check(id);
    expect(await getEntry(visitor(), { id })).toMatchObject({ workId: null, thumb: null });
  });

  test('by their ids for other slices, judges before works are shown', async () => {
    const name = await contest();
    const [shown, unchecked] = [await checked('lin', name), await entered('mo', name)];
    const ids = [unchecked, shown, 'nothing'];
    expect(await findEntryItems(visitor(), ids)).toEqual([]);
    expect(await findEntryItems(as('ai', { caller: callerOf('ai') }), ids, { asJudge: true })).toMatchObject([
      { id: shown },
    ]);
    expect(await shownEntries(read(), name).execute()).toMatchObject([
      { id: shown, person_id: 'lin', state: 'submitted' },
    ]);
  });

  test.each([
    [{}, /contest_entry_shown/],
    [{ categoryId: 'film' }, /contest_entry_of_category/],
    [{ result: 'shortlisted' }, /contest_entry_in_shortlist/],
    [{ result: 'awarded' }, /contest_entry_in_(state|shortlist)/],
  ] as const)('%j reads its pages in order from an index', async (query, index) => {
    const asked = { categoryId: '', result: '', pageSize: 20, pageIndex: 500, ...query, contestId: 'a' } as const;
    const plan = await planOf(database(), (db) => entriesOfPage(db, asked));
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Sort|B-TREE/);
    if (asked.result !== 'awarded') expect(plan).toMatch(/COVERING INDEX|Index Only Scan/);
  });
});
