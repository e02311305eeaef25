import { openDatabase } from '@/lib/platform/server/db/open';
import type { Language } from '@/lib/platform/shared/language';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { aboutData, getContentPage as call, contactPageId, contentPage, type RatesData } from '../contract';
import { createContentPage } from './create-content-page';
import { findContentPage } from './find-content-page';
import { findAbout, findRates } from './find-data';
import { getContentPage } from './get-content-page';
import { listPublishedPages } from './list-published-pages';
import { publishContentPage } from './publish-content-page';
import { saveContentDraft } from './save-content-draft';

const id = 'house-rules';
const none = { title: '', description: '', body: '' };
const zh = { title: '观展须知', description: '入场之前', body: '<p>请轻声。</p>' };
const en = { title: 'House rules', description: 'Before you enter', body: '<p>Quietly, please.</p>' };

describeOnBothEngines('a published content page', (database) => {
  const context = (language: Language = 'zh', now = noon) =>
    testContext(database().db, { language, caller: callerOf('ed', { staff: 'editor' }), now: () => now });
  const get = (language: Language = 'zh', page = id) =>
    getContentPage(testContext(database().db, { language }), { id: page });
  const publish = async (texts: { zh: typeof zh; en: typeof zh }, { now = noon, revision = 1 } = {}) => {
    const document = { kind: 'legal' as const, ...texts, data: null };
    const saved = await saveContentDraft(context('zh', now), { id, revision, document });
    return publishContentPage(context('zh', now), { id, revision: saved.revision });
  };

  beforeEach(async () => {
    await database().db.transaction(async (tx) => {
      await tx.deleteFrom('content_entry').where('id', '=', id).execute();
      await tx.deleteFrom('content_version').where('page_id', '=', id).execute();
      await tx.deleteFrom('content_page').where('id', '=', id).execute();
    });
    await createContentPage(context(), { id, kind: 'legal', title: zh.title });
  });

  test('that does not exist is a NullPointer, and so is one that was never published', async () => {
    for (const other of ['3210', "3209' or 1=1", id]) {
      await expect(get('zh', other)).rejects.toMatchObject({ code: 'NullPointer' });
    }
  });

  test('answers exactly what the contract declares', async () => {
    await publish({ zh, en });
    const page = await get();
    expect(call.data.parse(page)).toEqual(page);
    expect(page).toEqual({
      ...{ id, kind: 'legal', ...zh, language: 'zh', version: 1 },
      updatedAt: '2026-11-20T12:00:00.000+08:00',
    });
  });

  test('comes in the language asked for, or in the other one and says so', async () => {
    await publish({ zh, en: none });
    expect(await get('en')).toMatchObject({ ...zh, language: 'zh' });
    const find = (language: Language) => findContentPage(database().db.read, id, language);
    expect((await find('zh'))?.isTranslated).toBe(false);
    await publish({ zh, en }, { revision: 3 });
    expect(await get('en')).toMatchObject({ ...en, language: 'en', version: 2 });
    expect(await get('zh')).toMatchObject({ ...zh, language: 'zh' });
    expect((await find('en'))?.isTranslated).toBe(true);
  });

  test('without an English title is not translated any more', async () => {
    await publish({ zh, en });
    await publish({ zh, en: { ...en, title: '' } }, { revision: 3 });
    expect(await get('en')).toMatchObject({ ...zh, language: 'zh', version: 2 });
  });

  test('is shown with its pictures as gif', async () => {
    await publish({ zh: { ...zh, body: '<p><img src="/media/a.jpg"></p>' }, en: none });
    expect((await get()).body).toBe('<p><img src="/media/a.jpg?f=gif" /></p>');
  });

  test('is cleaned again when it is shown: rules may have become stricter since it was stored', async () => {
    await publish({ zh, en: none });
    await database().db.transaction((tx) =>
      tx
        .updateTable('content_page')
        .set({ body: '<p onclick="x">光<script>1</script></p>' })
        .where('id', '=', id)
        .execute(),
    );
    expect((await get()).body).toBe('<p>光</p>');
  });

  const payloads = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<p style="background:url(javascript:alert(1))" onmouseover=alert(1)>x</p>',
    '<form action=//evil><button formaction="javascript:alert(1)">x</button></form>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<base href="//evil/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '</textarea><script>alert(1)</script>',
  ];
  test.each(payloads)('is inert with %s in every field', async (payload) => {
    const text = { title: payload, description: payload, body: `<p>光</p>${payload}` };
    await publish({ zh: text, en: text });
    for (const language of ['zh', 'en'] as const) {
      const page = await get(language);
      // Titles and descriptions are stored unchanged: they are escaped where they are shown.
      expect(page).toMatchObject({ title: payload, description: payload });
      expect(page.body).toMatch(/^<p>光<\/p>/);
      expect(page.body).not.toMatch(/<(?:script|svg|math|iframe|form|button|style|base|meta|noscript|textarea)\b/i);
      expect(page.body).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc|formaction)\s*=/i);
      expect(page.body).not.toMatch(/<[^>]*java\s*script:/i);
    }
  });

  test('of the legal kind is listed with its languages', async () => {
    const listed = async () => (await listPublishedPages(context())).find((page) => page.id === id);
    expect(await listed()).toBeUndefined();
    await publish({ zh, en: none });
    expect(await listed()).toEqual({ id, updatedAt: '2026-11-20T12:00:00.000+08:00', languages: ['zh'] });
    await publish({ zh, en }, { revision: 3, now: noon + 1000 });
    expect(await listed()).toEqual({ id, updatedAt: '2026-11-20T12:00:01.000+08:00', languages: ['zh', 'en'] });
    const all = (await listPublishedPages(context())).map((page) => page.id);
    expect(all).toEqual(['agreement', id, 'live-service', 'member-service', 'privacy']);
  });

  test('the first pages carry the data that their places show', async () => {
    const { read } = database().db;
    const about = await findAbout(read);
    expect(aboutData.parse(about)).toEqual(about);
    expect(about.figures[0]?.value).toBe('80%');
    const { prices }: RatesData = await findRates(read);
    expect(Object.keys(prices)).toEqual(['writing', 'headline', 'second', 'articleLink', 'A1', 'A2', 'A3', 'A4']);
    expect(contentPage.parse(await get('zh', contactPageId)).kind).toBe('text');
  });

  test('data that is not published is a NullPointer', async () => {
    const { db, url } = database();
    const other = openDatabase(url);
    const failing = db.transaction(async (tx) => {
      await tx.updateTable('content_entry').set({ version: null }).where('id', '=', 'rates').execute();
      await findRates(tx);
    });
    await expect(failing).rejects.toMatchObject({ code: 'NullPointer' });
    expect((await findRates(other.read)).materials.length).toBeGreaterThan(2);
    await other.close();
  });
});
