import { decideOnReview } from '@/lib/base/moderation/port';
import { callerOf, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { bad, beginWithPeople, publicPages, sameFields, worksIn, worse } from '@/test/works';
import { lockForContest, releaseFromContest } from '../../port';
import { removeWork } from './remove-work';
import { saveWork } from './save-work';

type Input = Parameters<typeof saveWork>[1];

describeOnBothEngines('prohibited words in a public work', (database) => {
  const { as, add, rowOf, tags, waiting } = worksIn(database);
  const save = (fields: Partial<Input> = {}) =>
    saveWork(as('lin'), { ...sameFields, id: 'public', revision: 0, ...fields });
  const decide = (id: string, isAllowed: boolean) =>
    decideOnReview(testContext(database().db, { caller: callerOf('ed', { staff: 'reviewer' }) }), { id, isAllowed });
  const decideAll = async (isAllowed: (field: string) => boolean) => {
    for (const { id, field } of await waiting()) await decide(id, isAllowed(field));
  };
  const handIn = () => save({ titleZh: bad, introEn: worse, introZh: '新文', acknowledged: true });

  beforeEach(() => database().db.transaction(beginWithPeople));
  beforeEach(() => add({ id: 'public' }, { id: 'draft', state: 'pending_edit' }));

  test('warn by their fields, and nothing is saved', async () => {
    const fields = ['titleZh', 'introEn'].map((field) => ({ field, rule: 'prohibited' }));
    const warned = save({ titleZh: bad, introEn: worse, introZh: '新文' });
    await expect(warned).rejects.toMatchObject({ code: 'ProhibitedWords', details: { fields } });
    expect(await rowOf('public')).toMatchObject({ title_zh: '旧题', intro_zh: '旧文', revision: 0 });
    expect(await waiting()).toEqual([]);
  });

  test('go to review once acknowledged; the public sees what stood there, the rest is saved', async () => {
    const draft = await handIn();
    expect(draft).toMatchObject({ titleZh: '旧题', introEn: '', introZh: '新文', state: 'verified' });
    expect(draft.underReview).toEqual({ titleZh: bad, introEn: worse });
    expect(await waiting()).toMatchObject([{ field: 'introEn' }, { field: 'titleZh' }]);
  });

  test('an allowed text takes its place as a change of the work, a refused one never does', async () => {
    await handIn();
    const before = await tags();
    await decideAll((field) => field === 'titleZh');
    expect(await rowOf('public')).toMatchObject({ title_zh: bad, intro_en: null, revision: 2 });
    expect((await tags()).length - before.length).toBe(publicPages('public').length);
    await expect(save({ revision: 1 })).rejects.toMatchObject({ code: 'Changed' });
  });

  test('a text that waits already goes on waiting, unasked, and keeps its review', async () => {
    await handIn();
    const before = await waiting();
    const draft = await save({ revision: 1, titleZh: bad, introEn: worse, isDownloadable: true });
    expect(draft).toMatchObject({ titleZh: '旧题', isDownloadable: true, underReview: { titleZh: bad } });
    expect(await waiting()).toEqual(before);
  });

  test('a clean text, and the former one, end the wait', async () => {
    await handIn();
    const draft = await save({ revision: 1, titleZh: '干净', introEn: '' });
    expect(draft).toMatchObject({ titleZh: '干净', underReview: {} });
    expect(await waiting()).toEqual([]);
  });

  test('are refused in tags and software, acknowledged or not', async () => {
    const refused = save({ tags: ['灯光', bad], software: [worse], acknowledged: true });
    const fields = ['tags.1', 'software.0'].map((field) => ({ field, rule: 'prohibited' }));
    await expect(refused).rejects.toMatchObject({ code: '400', details: { fields } });
  });

  test('are not checked in a draft', async () => {
    expect(await save({ id: 'draft', titleZh: bad, tags: [worse] })).toMatchObject({ titleZh: bad, underReview: {} });
  });

  test('a contest that began since keeps the work as it is; the text waits for its end', async () => {
    await handIn();
    await database().db.transaction((tx) => lockForContest(tx, { id: 'public', personId: 'lin' }));
    const [, title] = await waiting();
    await expect(decide(title?.id ?? '', true)).rejects.toMatchObject({ code: 'InContest' });
    expect(await rowOf('public')).toMatchObject({ title_zh: '旧题' });
    expect(await waiting()).toHaveLength(2);
    await database().db.transaction((tx) => releaseFromContest(tx, 'public'));
    await decide(title?.id ?? '', true);
    expect(await rowOf('public')).toMatchObject({ title_zh: bad });
  });

  test('wait no longer once the work is deleted', async () => {
    await handIn();
    await removeWork(as('lin'), { id: 'public' });
    expect(await waiting()).toEqual([]);
  });

  test('saves and decisions at once end without waiting for each other', async () => {
    await handIn();
    const [review] = await waiting();
    const saves = Array.from({ length: 8 }, (_, index) =>
      save({ revision: 1, titleZh: `${bad} ${index}`, acknowledged: true }),
    );
    const outcomes = await Promise.allSettled([decide(review?.id ?? '', true), ...saves]);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ code: expect.stringMatching(/^(Changed|NullPointer)$/) });
      }
    }
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  });
});
