import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows } from '@/test/rows';
import { settled } from '@/test/settled';
import { beginWithPeople, sameFields, worksIn } from '@/test/works';
import { type CreditRole, findCreditsAsked } from '../../contract';
import { answerCredit } from './answer-credit';
import { lockForContest } from './contest-lock';
import { getWork } from './get-work';
import { listCreditsAsked } from './list-credits-asked';
import { removeWork } from './remove-work';
import { saveWork } from './save-work';

describeOnBothEngines('credits', (database) => {
  const { as, add, tags } = worksIn(database);
  const credit = (userId: string, ...roles: CreditRole[]) => ({ userId, roles });
  const save = async (...credits: ReturnType<typeof credit>[]) => {
    const { revision } = await getWork(as('lin'), { id: 'public' });
    return saveWork(as('lin'), { ...sameFields, id: 'public', revision, credits });
  };
  const answer = (isConfirmed: boolean, personId: string | null = 'mo', id = 'public') =>
    answerCredit(as(personId), { id, isConfirmed });
  const states = async () =>
    (await getWork(as('lin'), { id: 'public' })).credits.map(({ userId, state }) => `${userId} ${state}`);
  const asked = async (personId: string | null = 'mo', page: object = {}) =>
    listCreditsAsked(as(personId), findCreditsAsked.input.parse(page));
  const askedIds = async (personId = 'mo') => (await asked(personId)).list.map(({ id }) => id);

  beforeEach(() => database().db.transaction(beginWithPeople));
  beforeEach(() => add({ id: 'public', title_en: 'Old' }, { id: 'draft', state: 'pending_edit' }));

  test('are asked of who is newly named, in the order in which they are named', async () => {
    const { credits } = await save(credit('mo', 'sound', 'music', 'sound'), credit('ai', 'visual'));
    expect(credits).toMatchObject([
      { userId: 'mo', nickname: '莫', roles: ['music', 'sound'], state: 'asked' },
      { userId: 'ai', state: 'asked' },
    ]);
    const page = await asked();
    expect(findCreditsAsked.data.parse(page)).toEqual(page);
    expect(page.list).toEqual([
      { id: 'public', title: '旧题', thumb: 'works/old.jpg', author: '林一', roles: ['music', 'sound'] },
    ]);
  });

  test('who stays keeps what they said, also who declined; who is taken out is credited no more', async () => {
    await save(credit('mo', 'sound'), credit('ai', 'visual'));
    await answer(true);
    await answer(false, 'ai');
    await save(credit('ai', 'visual'), credit('mo', 'sound'));
    expect(await states()).toEqual(['ai declined', 'mo confirmed']);
    expect(await askedIds('ai')).toEqual([]);
    await save(credit('ai', 'visual'));
    expect(await states()).toEqual(['ai declined']);
    await expect(answer(true)).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('who confirmed is asked again when they are said to have done something else; who declined is not', async () => {
    await save(credit('mo', 'sound'), credit('ai', 'visual'));
    await answer(true);
    await answer(false, 'ai');
    await save(credit('mo', 'director'), credit('ai', 'director'));
    expect(await states()).toEqual(['mo asked', 'ai declined']);
  });

  test('a confirmed one can be taken back, and each answer changes the page', async () => {
    await save(credit('mo', 'sound'));
    const before = (await tags()).filter((tag) => tag === 'video:public').length;
    await answer(true);
    expect(await states()).toEqual(['mo confirmed']);
    expect(await askedIds()).toEqual([]);
    await answer(false);
    expect(await states()).toEqual(['mo declined']);
    expect((await tags()).filter((tag) => tag === 'video:public')).toHaveLength(before + 2);
  });

  test('only the credited person answers', async () => {
    await save(credit('mo', 'sound'));
    const ends = await settled([
      answer(true, 'ai'),
      answer(true, 'lin'),
      answer(true, null),
      answer(true, 'mo', 'none'),
    ]);
    expect(ends).toEqual(['NullPointer', 'NullPointer', 'Unauthorized', 'NullPointer']);
    expect(await states()).toEqual(['mo asked']);
    await expect(asked(null)).rejects.toMatchObject({ code: 'Unauthorized' });
  });

  test('of a draft are asked once it is handed in, those of a deleted work never', async () => {
    await saveWork(as('lin'), { ...sameFields, id: 'draft', revision: 0, credits: [credit('mo', 'sound')] });
    expect(await askedIds()).toEqual([]);
    await database().db.transaction((tx) =>
      tx.updateTable('video').set({ state: 'pending_review' }).where('id', '=', 'draft').execute(),
    );
    expect(await askedIds()).toEqual(['draft']);
    await removeWork(as('lin'), { id: 'draft' });
    expect(await askedIds()).toEqual([]);
    await expect(answer(true, 'mo', 'draft')).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('stay as they are while the work is in a contest', async () => {
    await save(credit('mo', 'sound'));
    await database().db.transaction((tx) => lockForContest(tx, { id: 'public', personId: 'lin' }));
    expect(await settled([answer(true), answer(false), answer(true, 'ai')])).toEqual([
      'InContest',
      'InContest',
      'NullPointer',
    ]);
    expect(await states()).toEqual(['mo asked']);
  });

  test('an answer and a save at once lose neither: who confirmed stays confirmed', async () => {
    await save(credit('mo', 'sound'));
    await Promise.all([answer(true), save(credit('mo', 'sound'), credit('ai', 'visual'))]);
    expect(await states()).toEqual(['mo confirmed', 'ai asked']);
  });

  test('come once each over all pages', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => `v${index}`);
    await add(...ids.map((id) => ({ id })));
    await database().db.transaction((tx) =>
      insertRows(
        tx,
        'video_credit',
        ids.map((video_id) => ({
          video_id,
          person_id: 'mo',
          position: 0,
          roles: '["sound"]',
          state: 'asked' as const,
        })),
      ),
    );
    const pages = await everyPage((pageIndex) => asked('mo', { pageIndex, pageSize: 10 }));
    expect(pages.flatMap((page) => page.list.map(({ id }) => id)).toSorted()).toEqual(ids.toSorted());
  });
});
