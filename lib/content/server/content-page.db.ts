import { openDatabase } from '@/lib/platform/server/db/open';
import type { Language } from '@/lib/platform/shared/language';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { getContentPage as call, contactPageId } from '../contract';
import { getContentPage } from './get-content-page';
import { type ContentPageText, saveContentPage } from './save-content-page';

describeOnBothEngines('a content page', (database) => {
  const id = contactPageId;
  const save = (page: Partial<ContentPageText>, now = noon) =>
    database().db.transaction((tx) =>
      saveContentPage(tx, { id, language: 'zh', title: '联系我们', body: '<p>光</p>', ...page }, now),
    );
  const get = (language: Language = 'zh', page = id) =>
    getContentPage(testContext(database().db, { language }), { id: page });
  const tags = async () =>
    (await database().db.read.selectFrom('page_invalidation').select('tag').execute()).map((row) => row.tag);

  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['content_page', 'page_invalidation'] as const) await tx.deleteFrom(table).execute();
    }),
  );

  test('that does not exist is a NullPointer', async () => {
    await save({});
    await expect(get('zh', '3210')).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(get('zh', "3209' or 1=1")).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('answers exactly what the contract declares', async () => {
    await save({});
    const page = await get();
    expect(call.data.parse(page)).toEqual(page);
    expect(page).toEqual({
      id,
      title: '联系我们',
      body: '<p>光</p>',
      language: 'zh',
      updatedAt: '2026-11-20T12:00:00.000+08:00',
    });
  });

  test('comes in the language asked for, or in the other one and says so', async () => {
    await save({});
    expect(await get('en')).toMatchObject({ title: '联系我们', language: 'zh' });
    await save({ language: 'en', title: 'Contact', body: '<p>Light</p>' });
    expect(await get('en')).toMatchObject({ title: 'Contact', body: '<p>Light</p>', language: 'en' });
    expect(await get('zh')).toMatchObject({ title: '联系我们', language: 'zh' });
    await save({ id: '4000', language: 'en', title: 'Only English' });
    expect(await get('zh', '4000')).toMatchObject({ title: 'Only English', language: 'en' });
  });

  test('is replaced by what is saved later, and its pages are renewed each time', async () => {
    await save({});
    await save({ title: '新', body: '<p>新</p>' }, noon + 1000);
    expect(await get()).toMatchObject({ title: '新', body: '<p>新</p>', updatedAt: '2026-11-20T12:00:01.000+08:00' });
    expect(await tags()).toEqual(['content:3209', 'content:3209']);
  });

  test('that is not saved renews nothing', async () => {
    const failing = database().db.transaction(async (tx) => {
      await saveContentPage(tx, { id, language: 'zh', title: '', body: '' }, noon);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await tags()).toEqual([]);
  });

  test('is sanitised when it is saved', async () => {
    await save({ body: '<p onclick="x">光<script>alert(1)</script></p>' });
    const stored = await database().db.read.selectFrom('content_page').select('body').execute();
    expect(stored).toEqual([{ body: '<p>光</p>' }]);
  });

  test('is sanitised again when it is shown, with its pictures as gif', async () => {
    const body = '<p onclick="x"><img src="/media/a.jpg"></p>';
    await database().db.transaction((tx) =>
      tx.insertInto('content_page').values({ id, language: 'zh', title: '', body, updated_at: noon }).execute(),
    );
    expect((await get()).body).toBe('<p><img src="/media/a.jpg?f=gif" /></p>');
  });

  test('saved from two nodes at once is one page, whole', async () => {
    const other = openDatabase(database().url);
    const write = (index: number) => {
      const text = { id, language: 'zh' as const, title: `${index}`, body: `<p>${index}</p>` };
      return (index % 2 ? database().db : other).transaction((tx) => saveContentPage(tx, text, noon));
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(index)));
    const page = await get();
    expect(page.body).toBe(`<p>${page.title}</p>`);
    expect(await database().db.read.selectFrom('content_page').select('id').execute()).toHaveLength(1);
    await other.close();
  });
});
