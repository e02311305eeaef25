import { articlesIn } from '@/test/articles';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { settled } from '@/test/settled';
import { articleLimits } from '../../codes';
import { articleDraft, createArticle as createCall, findOwnArticles as findCall, ownArticle } from '../../contract';
import { checkArticleTexts } from './check-article-texts';
import { createArticle } from './create-article';
import { getOwnArticle } from './get-own-article';
import { listOwnArticles } from './list-own-articles';

const clientId = '0d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c01';

describeOnBothEngines('beginning an article', (database) => {
  const { as, begin, add, rowOf } = articlesIn(database);
  const create = (input: object = {}, personId: string | null = 'lin') =>
    createArticle(as(personId), createCall.input.parse({ title: '光', language: 'zh', clientId, ...input }));
  const count = async () => (await database().db.read.selectFrom('article').select('id').execute()).length;

  beforeEach(begin);

  test('makes a draft with a title in one language, in a channel or none', async () => {
    const draft = await create();
    expect(articleDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ id: clientId, titleZh: '光', titleEn: '', bodyZh: '', state: 'pending_edit' });
    expect(draft).toMatchObject({
      topicId: '',
      revision: 0,
      wasPublic: false,
      textStates: { zh: 'missing', en: 'missing' },
    });
    const other = { clientId: clientId.replace('0d', '1d'), title: 'Light', language: 'en', topicId: 'light' };
    expect(await create(other)).toMatchObject({ titleZh: '', titleEn: 'Light', titleLanguage: 'en', topicTitle: '光' });
    expect(await rowOf(clientId)).toMatchObject({ author_id: 'lin', changed_zh_at: noon, changed_en_at: 0 });
  });

  test('ten times at once, or again later, gives the same draft', async () => {
    const drafts = await Promise.all(Array.from({ length: 10 }, (_, index) => create({ title: `题 ${index}` })));
    expect(new Set(drafts.map(({ id, titleZh }) => `${id} ${titleZh}`)).size).toBe(1);
    expect(await create({ title: '别的' })).toMatchObject({ titleZh: drafts[0]?.titleZh });
    expect(await count()).toBe(1);
  });

  test('with the id of another person, or of a deleted article, is refused', async () => {
    const ends = await settled([create(), create({}, 'mo')]);
    expect(ends.sort()).toEqual(['NullPointer', 'done']);
    expect(await count()).toBe(1);
    await database().db.transaction((tx) => tx.updateTable('article').set({ state: 'deleted' }).execute());
    expect(await settled([create(), create({}, 'mo')])).toEqual(['NullPointer', 'NullPointer']);
  });

  test('is limited to so many unpublished ones, however many at once', async () => {
    const there = Array.from({ length: articleLimits.unpublished - 2 }, (_, index) => `d${index}`);
    await add(
      ...there.map((id) => ({ id, state: 'pending_edit' }) as const),
      { id: 'public' },
      { id: 'x', state: 'deleted' },
    );
    const ids = ['2', '3', '4', '5'].map((start) => clientId.replace('0d', `${start}d`));
    const ends = await settled(ids.map((id) => create({ clientId: id })));
    expect(ends.sort()).toEqual(['TooManyDrafts', 'TooManyDrafts', 'done', 'done']);
  });

  test.each([
    ['a visitor', null, {}, 'Unauthorized'],
    ['a person without a phone', callerOf('lin', { hasPhone: false }), {}, 'PhoneNeeded'],
    ['an erased person', callerOf('gone'), {}, 'Unauthorized'],
    ['an unknown channel', callerOf('lin'), { topicId: 'nothing' }, '400'],
    ['a channel that is not public', callerOf('lin'), { topicId: 'closed' }, '400'],
    ['a channel that has blocked them', callerOf('lin'), { topicId: 'sound' }, '400'],
  ])('is refused for %s', async (_, caller, input, code) => {
    const gone = personRow({ id: 'gone', nickname: '', nickname_key: 'gone', erased_at: noon });
    await database().db.transaction((tx) => insertRows(tx, 'person', [gone]));
    const parsed = createCall.input.parse({ title: '光', language: 'zh', clientId, ...input });
    await expect(createArticle(as(caller), parsed)).rejects.toMatchObject({ code });
    expect(await count()).toBe(0);
  });

  test.each([
    [{ title: ' ' }, ['title'], 'required'],
    [{ title: '光'.repeat(articleLimits.title + 1) }, ['title'], 'title'],
    [{ clientId: 'a' }, ['clientId'], expect.any(String)],
    [{ language: 'de' }, ['language'], expect.any(String)],
  ])('%j is refused', (input, path, message) => {
    const { error } = createCall.input.safeParse({ title: '光', language: 'zh', clientId, ...input });
    expect(error?.issues[0]).toMatchObject({ path, message });
  });

  test('own ones are listed by their last change, in every state or one, never those of others', async () => {
    await add(
      { id: 'old', updated_at: noon - 9, state: 'failed', reason: '太短' },
      { id: 'new', updated_at: noon + 9, body_en: '<p>a</p>', title_en: 'A', checked_at: noon },
      { id: 'others', author_id: 'mo', state: 'pending_edit' },
      { id: 'deleted', state: 'deleted' },
    );
    const list = async (input: object = {}, personId: string | null = 'lin') =>
      listOwnArticles(as(personId), findCall.input.parse(input));
    const { list: all } = await list();
    expect(all.map((article) => ownArticle.parse(article))).toEqual(all);
    expect(all.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(all[0]).toMatchObject({ title: '旧题', textStates: { zh: 'checked', en: 'checked' }, wasPublic: true });
    expect((await list({ state: 'failed' })).list).toMatchObject([{ id: 'old', reason: '太短', wasPublic: false }]);
    expect((await list({ state: 'deleted' })).list).toEqual([]);
    expect(await list({ pageSize: 1 })).toMatchObject({ hasNextPage: true, nextPage: 2 });
    await expect(list({}, null)).rejects.toMatchObject({ code: 'Unauthorized' });
    await expect(getOwnArticle(as('lin'), { id: 'others' })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  describe('saying that both texts say the same', () => {
    const english = { title_en: 'Light', body_en: '<p>Light</p>' };
    const check = (input: object = {}, personId = 'lin') =>
      checkArticleTexts(as(personId), { id: 'both', revision: 0, ...input });
    beforeEach(() =>
      add({ id: 'both', ...english }, { id: 'one' }, { id: 'draft', ...english, state: 'pending_edit' }),
    );

    test('is noted and told to readers, until one changes', async () => {
      expect(await check()).toMatchObject({ textStates: { zh: 'checked', en: 'checked' }, revision: 0 });
      expect(await check()).toMatchObject({ textStates: { zh: 'checked', en: 'checked' } });
      expect(await articlesIn(database).tags()).toContain('article:both');
    });

    test('leaves the pages alone for a draft, and needs both texts, the last revision and its author', async () => {
      await check({ id: 'draft' });
      expect(await articlesIn(database).tags()).toEqual([]);
      const missing = { code: '400', details: { fields: [{ field: 'bodyEn', rule: 'missing' }] } };
      await expect(check({ id: 'one' })).rejects.toMatchObject(missing);
      expect(await rowOf('one')).toMatchObject({ checked_at: null });
      await expect(check({ revision: 1 })).rejects.toMatchObject({ code: 'Changed' });
      await expect(check({}, 'mo')).rejects.toMatchObject({ code: 'NullPointer' });
    });
  });
});
