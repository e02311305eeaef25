import { articlePages, articlesIn, bad, sameArticle } from '@/test/articles';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows } from '@/test/rows';
import { articleLimits } from '../../codes';
import { articleDraft, saveArticle as saveCall } from '../../contract';
import { getArticleVersion, listArticleVersions } from './article-versions';
import { saveArticle } from './save-article';

type Input = Parameters<typeof saveArticle>[1];
const manyWorks = (count: number) =>
  Array.from({ length: count }, (_, index) => `<figure data-work="w${index}"></figure>`).join('');

type Written = Partial<Input> & { at?: number };

describeOnBothEngines('saving an article', (database) => {
  const { as, begin, add, rowOf, tags, versions, listsOf, jobs } = articlesIn(database);
  const save = (
    { at = noon + 1000, ...fields }: Written = {},
    personId: string | null = 'lin',
    language: 'zh' | 'en' = 'zh',
  ) =>
    saveArticle(as(personId, { language, now: () => at }), {
      ...{ ...sameArticle, id: 'draft', revision: 0, acknowledged: false },
      ...fields,
    });
  const broken = (...fields: [string, string][]) => ({
    code: '400',
    details: { fields: fields.map(([field, rule]) => ({ field, rule })) },
  });
  const addPictures = (articleId: string, ...stems: string[]) =>
    database().db.transaction((tx) =>
      insertRows(
        tx,
        'article_picture',
        stems.map((stem) => ({ stem, article_id: articleId, added_at: noon })),
      ),
    );

  beforeEach(begin);
  beforeEach(() =>
    add(
      { id: 'draft', state: 'pending_edit' },
      { id: 'handed', state: 'pending_review', words: '["old"]' },
      { id: 'failed', state: 'failed', reason: '太短' },
      { id: 'public', tags: ['灯光'], topic_id: 'light' },
      { id: 'deleted', state: 'deleted' },
    ),
  );

  test('changes everything that is written of a draft, and answers with it', async () => {
    await addPictures('draft', 'articles/draft/a', 'articles/draft/b');
    const written = {
      ...{ titleZh: '光', titleEn: 'Light', tags: ['灯光', 'Light Art'], topicId: 'light' },
      bodyZh: '<h2>一</h2><p>光</p><figure><img src="articles/draft/a.jpg" alt="窗"></figure>',
      ...{ bodyEn: '<p>Light</p><figure data-work="video-1"></figure>', cover: 'articles/draft/b.jpg' },
    };
    const draft = await save(written);
    expect(articleDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ ...written, topicTitle: '光', revision: 1, state: 'pending_edit' });
    expect(draft.textStates).toEqual({ zh: 'unchecked', en: 'unchecked' });
    expect(await rowOf('draft')).toMatchObject({ excerpt_zh: '光', minutes_zh: 1, minutes_en: 1, edited_at: null });
    expect(await tags()).toEqual([]);
  });

  test('a draft may lack everything, and its channel and cover may go', async () => {
    const nothing = { titleZh: '', bodyZh: '' };
    expect(await save(nothing)).toMatchObject({ ...nothing, title: '', textStates: { zh: 'missing', en: 'missing' } });
    expect(await rowOf('draft')).toMatchObject({ minutes_zh: 0, excerpt_zh: '', cover: null, topic_id: null });
  });

  test('leaves out of a body what no article has, and pictures of others', async () => {
    await addPictures('public', 'articles/public/a');
    const { bodyZh } = await save({
      bodyZh:
        '<p onclick="x()">光<script>alert(1)</script></p><figure><img src="articles/public/a.jpg" alt=""></figure>' +
        '<figure><img src="works/1.jpg" alt=""><figcaption>a</figcaption></figure><p>影</p>',
    });
    expect(bodyZh).toBe('<p>光</p><p>影</p>');
    expect((await save({ revision: 1, bodyZh: '<p> </p><iframe src="https://a.example"></iframe>' })).bodyZh).toBe('');
  });

  test('of ten who save at once one is told that it was saved', async () => {
    const titles = Array.from({ length: 10 }, (_, index) => `题 ${index}`);
    const ends = await Promise.allSettled(titles.map((titleZh) => save({ titleZh, tags: [titleZh] })));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'Changed' });
    const { title_zh, revision } = await rowOf('draft');
    expect(revision).toBe(1);
    expect(
      await database().db.read.selectFrom('article_tag').select('tag').where('article_id', '=', 'draft').execute(),
    ).toEqual([{ tag: title_zh }]);
  });

  test.each(['handed', 'public'])('one that is %s must stay complete', async (id) => {
    await expect(save({ id, titleZh: '' })).rejects.toMatchObject(broken(['titleZh', 'required']));
    await expect(save({ id, titleEn: 'Light' })).rejects.toMatchObject(broken(['bodyEn', 'required']));
    await expect(save({ id, titleZh: '', bodyZh: '<script>1</script>' }, 'lin', 'en')).rejects.toMatchObject(
      broken(['titleEn', 'required'], ['bodyEn', 'required']),
    );
    expect(await rowOf(id)).toMatchObject({ title_zh: '旧题', revision: 0 });
  });

  test('one that waits gets another revision, and its words are noted anew', async () => {
    expect(await save({ id: 'handed', bodyZh: `<p>${bad}</p>` })).toMatchObject({
      revision: 1,
      state: 'pending_review',
    });
    expect(await rowOf('handed')).toMatchObject({ words: '["赌博"]' });
    await save({ id: 'handed', revision: 1 });
    expect(await rowOf('handed')).toMatchObject({ words: '[]' });
  });

  test('a public one changes at once on every page that shows it, and in its lists', async () => {
    const draft = await save({ id: 'public', titleZh: '新题', tags: ['灯光', '声音'] });
    expect(draft).toMatchObject({ titleZh: '新题', state: 'verified', topicId: '' });
    expect(await tags()).toEqual(articlePages('public'));
    expect(await listsOf('public')).toEqual(['  0', ' 声音 0', ' 灯光 0']);
    expect(await rowOf('public')).toMatchObject({ edited_at: noon + 1000, changed_zh_at: noon + 1000 });
    await save({ id: 'public', revision: 1, titleZh: '新题', tags: [] });
    expect(await rowOf('public')).toMatchObject({ edited_at: noon + 1000, updated_at: noon + 1000 });
    expect(await listsOf('public')).toEqual(['  0']);
  });

  test('texts that were checked are stale once one of them changes', async () => {
    await database().db.transaction((tx) => tx.updateTable('article').set({ checked_at: noon }).execute());
    const english = { titleEn: 'Light', bodyEn: '<p>Light</p>' };
    const { textStates } = await save({ ...english, at: noon + 1 });
    expect(textStates).toEqual({ zh: 'stale', en: 'checked' });
  });

  test.each([
    ['a cover of another article', { cover: 'articles/public/a.jpg' }, ['cover', 'unknown']],
    ['a cover that is none', { cover: 'works/1.jpg' }, ['cover', 'unknown']],
    ['a channel that is not public', { topicId: 'closed' }, ['topicId', 'unknown']],
    ['no channel at all', { topicId: 'nothing' }, ['topicId', 'unknown']],
    ['a channel that has blocked its author', { topicId: 'sound' }, ['topicId', 'blocked']],
    ['too many works', { bodyEn: manyWorks(articleLimits.works + 1) }, ['bodyEn', 'works']],
  ] as const)('%s is refused', async (_, fields, [field, rule]) => {
    await addPictures('public', 'articles/public/a');
    await expect(save(fields)).rejects.toMatchObject(broken([field, rule]));
    expect(await save({ bodyEn: manyWorks(articleLimits.works) })).toMatchObject({ revision: 1 });
  });

  test('a channel that was closed since, or has blocked its author, stays with its article', async () => {
    await database().db.transaction((tx) => tx.updateTable('topic').set({ state: 'failed' }).execute());
    expect(await save({ id: 'public', topicId: 'light', titleZh: '新题' })).toMatchObject({ topicId: 'light' });
  });

  test.each([
    ['another person', 'draft', 'mo', 'NullPointer'],
    ['a visitor', 'draft', null, 'Unauthorized'],
    ['its author, once it is deleted', 'deleted', 'lin', 'NullPointer'],
    ['anybody, if it never was', 'nothing', 'lin', 'NullPointer'],
  ])('is refused for %s', async (_, id, personId, code) => {
    await expect(save({ id }, personId)).rejects.toMatchObject({ code });
    await expect(listArticleVersions(as(personId), { id })).rejects.toMatchObject({ code });
    await expect(getArticleVersion(as(personId), { id, version: 0 })).rejects.toMatchObject({ code });
  });

  test('new public texts need a bound phone, the same ones do not', async () => {
    const caller = callerOf('lin', { hasPhone: false });
    const without = (titleZh: string) =>
      saveArticle(as(caller), { ...sameArticle, id: 'public', revision: 0, acknowledged: false, titleZh });
    await expect(without('新题')).rejects.toMatchObject({ code: 'PhoneNeeded' });
    expect(await without('旧题')).toMatchObject({ revision: 1 });
  });

  test('keeps what stood there as a version: always of a public one, of a draft every ten minutes', async () => {
    await save({ titleZh: '一' });
    await save({ titleZh: '二', revision: 1, at: noon + 60_000 });
    await save({ titleZh: '三', revision: 2, at: noon + 600_000 });
    expect(await versions('draft')).toMatchObject([
      { version: 0, titleZh: '旧题' },
      { version: 2, titleZh: '二' },
    ]);
    await save({ id: 'public', titleZh: '一' });
    await save({ id: 'public', titleZh: '一', tags: ['光'], revision: 1 });
    await save({ id: 'public', titleZh: '二', revision: 2 });
    expect(await versions('public')).toMatchObject([
      { version: 0, titleZh: '旧题' },
      { version: 2, titleZh: '一' },
    ]);
    const [last] = await listArticleVersions(as('lin'), { id: 'public' });
    expect(await getArticleVersion(as('lin'), { id: 'public', version: last?.version ?? 0 })).toMatchObject({
      ...{ version: 2, titleZh: '一', bodyZh: '<p>旧文</p>' },
    });
    await expect(getArticleVersion(as('lin'), { id: 'public', version: 1 })).rejects.toMatchObject({
      code: 'NullPointer',
    });
  });

  test('keeps the latest versions alone, and looks whether their pictures are still used', async () => {
    await database().db.transaction(async (tx) => {
      const texts = '{}';
      const old = Array.from({ length: articleLimits.versions }, (_, version) => ({ version, texts, saved_at: noon }));
      await insertRows(
        tx,
        'article_version',
        old.map((row) => ({ ...row, article_id: 'public' })),
      );
      await tx.updateTable('article').set({ revision: 100 }).where('id', '=', 'public').execute();
    });
    await save({ id: 'public', revision: 100, titleZh: '新题' });
    const kept = await versions('public');
    expect([kept.length, kept[0]?.version, kept.at(-1)?.version]).toEqual([articleLimits.versions, 1, 100]);
    expect(await jobs()).toMatchObject([{ kind: 'article.remove-unused-pictures' }]);
  });

  test.each([
    ['titleZh', { titleZh: '光'.repeat(articleLimits.title + 1) }, 'title'],
    ['bodyEn', { bodyEn: 'a'.repeat(articleLimits.body + 1) }, 'body'],
    ['bodyZh', { bodyZh: '<ul><li>'.repeat(10_000) }, 'body'],
    ['tags', { tags: Array.from({ length: articleLimits.tags + 1 }, (_, index) => `t${index}`) }, 'tags'],
    ['tags', { tags: ['Light', ' ＬＩＧＨＴ'] }, 'repeated'],
    ['tags.0', { tags: ['光'.repeat(articleLimits.tag + 1)] }, 'tag'],
    ['tags.0', { tags: [' '] }, 'required'],
  ])('%s over its limit is refused: %#', (field, fields, rule) => {
    const input = { ...sameArticle, id: 'draft', revision: 0, ...fields };
    const { error } = saveCall.input.safeParse(input);
    expect(error?.issues[0]).toMatchObject({
      path: field.split('.').map((part) => (part === '0' ? 0 : part)),
      message: rule,
    });
  });
});
