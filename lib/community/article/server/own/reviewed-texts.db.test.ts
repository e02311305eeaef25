import { decideOnReview } from '@/lib/base/moderation/port';
import { articlePages, articleReviewer, articlesIn, bad, sameArticle, worse } from '@/test/articles';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { decideOnArticle } from '../review/decide-on-article';
import { removeArticle } from './remove-article';
import { saveArticle } from './save-article';

type Input = Parameters<typeof saveArticle>[1];

describeOnBothEngines('prohibited words in a public article', (database) => {
  const { as, begin, add, rowOf, tags, waiting, versions } = articlesIn(database);
  const save = (fields: Partial<Input> = {}) =>
    saveArticle(as('lin'), { ...sameArticle, id: 'public', revision: 0, acknowledged: false, ...fields });
  const decide = (id: string, isAllowed: boolean) =>
    decideOnReview(as(articleReviewer, { now: () => noon + 5000 }), { id, isAllowed });
  const decideAll = async (isAllowed: (field: string) => boolean) => {
    for (const { id, field } of await waiting()) await decide(id, isAllowed(field));
  };
  const body = `<p>光</p><p><strong>${bad.slice(0, 3)}</strong>${bad.slice(3)}</p>`;
  const handIn = () => save({ bodyZh: body, titleEn: worse, bodyEn: '<p>Light</p>', acknowledged: true });

  beforeEach(begin);
  beforeEach(() => add({ id: 'public' }, { id: 'draft', state: 'pending_edit' }));

  test('warn by their fields, whatever markup is between them, and nothing is saved', async () => {
    const fields = ['titleEn', 'bodyZh'].map((field) => ({ field, rule: 'prohibited' }));
    const warned = save({ bodyZh: body, titleEn: worse, bodyEn: '<p>Light</p>' });
    await expect(warned).rejects.toMatchObject({ code: 'ProhibitedWords', details: { fields } });
    expect(await rowOf('public')).toMatchObject({ body_zh: '<p>旧文</p>', revision: 0 });
    expect(await waiting()).toEqual([]);
  });

  test('go to review once acknowledged; the public sees what stood there, the rest is saved', async () => {
    const draft = await handIn();
    expect(draft).toMatchObject({ bodyZh: '<p>旧文</p>', titleEn: '', bodyEn: '<p>Light</p>', state: 'verified' });
    expect(draft.underReview).toEqual({ bodyZh: body, titleEn: worse });
    expect(draft.textStates).toEqual({ zh: 'alone', en: 'missing' });
    expect(await waiting()).toMatchObject([
      { field: 'bodyZh', text: body },
      { field: 'titleEn', text: worse },
    ]);
  });

  test('an allowed text takes its place with what follows from it, a refused one never does', async () => {
    await handIn();
    const before = await tags();
    await decideAll((field) => field === 'bodyZh');
    expect(await rowOf('public')).toMatchObject({
      ...{ body_zh: body, excerpt_zh: '光 一起赌博', title_en: '', revision: 2 },
      ...{ edited_at: noon + 5000, changed_zh_at: noon + 5000 },
    });
    expect((await versions('public')).at(-1)).toMatchObject({ version: 1, bodyZh: '<p>旧文</p>' });
    expect((await tags()).length - before.length).toBe(articlePages('public').length);
    await expect(save({ revision: 1 })).rejects.toMatchObject({ code: 'Changed' });
  });

  test('a text that waits already goes on waiting, unasked, and keeps its review', async () => {
    await handIn();
    const before = await waiting();
    const draft = await save({ ...{ revision: 1, bodyZh: body, titleEn: worse, bodyEn: '<p>Dark</p>' } });
    expect(draft).toMatchObject({ bodyZh: '<p>旧文</p>', bodyEn: '<p>Dark</p>', underReview: { bodyZh: body } });
    expect(await waiting()).toEqual(before);
  });

  test('a clean text, and the former one, end the wait', async () => {
    await handIn();
    expect(await save({ revision: 1, bodyZh: '<p>干净</p>' })).toMatchObject({
      bodyZh: '<p>干净</p>',
      underReview: {},
    });
    expect(await waiting()).toEqual([]);
  });

  test('are refused in tags, acknowledged or not, and not looked for in a draft', async () => {
    const refused = save({ tags: ['灯光', bad], acknowledged: true });
    const fields = [{ field: 'tags.1', rule: 'prohibited' }];
    await expect(refused).rejects.toMatchObject({ code: '400', details: { fields } });
    expect(await save({ id: 'draft', bodyZh: body, tags: [worse] })).toMatchObject({ bodyZh: body, underReview: {} });
  });

  test('wait no longer once the article is deleted', async () => {
    await handIn();
    await removeArticle(as('lin'), { id: 'public' });
    expect(await waiting()).toEqual([]);
  });

  test('of one that was taken down are what its author changes next', async () => {
    await handIn();
    await decideOnArticle(as(articleReviewer), { id: 'public', revision: 1, act: 'takeDown', reason: '引用' });
    const draft = await save({ revision: 1, bodyZh: body, titleEn: worse, bodyEn: '<p>Light</p>' });
    expect(draft).toMatchObject({ state: 'failed', bodyZh: body, titleEn: worse, underReview: {} });
    expect(await waiting()).toEqual([]);
  });

  test('saves and decisions at once end without waiting for each other', async () => {
    await handIn();
    const [review] = await waiting();
    const saves = Array.from({ length: 8 }, (_, index) =>
      save({ revision: 1, bodyZh: `<p>${bad} ${index}</p>`, acknowledged: true }),
    );
    const ends = await Promise.allSettled([decide(review?.id ?? '', true), ...saves]);
    for (const end of ends) {
      if (end.status === 'rejected') {
        expect(end.reason).toMatchObject({ code: expect.stringMatching(/^(Changed|NullPointer)$/) });
      }
    }
    expect(ends.filter(({ status }) => status === 'fulfilled')).not.toHaveLength(0);
  });
});
