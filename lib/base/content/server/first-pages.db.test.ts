import { openDatabase } from '@/lib/platform/server/db/open';
import { languages } from '@/lib/platform/shared/language';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import {
  aboutPageId,
  agreementPageId,
  contactFormPageId,
  contactPageId,
  contentDocument,
  liveAgreementPageId,
  memberAgreementPageId,
  privacyPageId,
  ratesPageId,
} from '../contract';
import { adoptPages } from './adopt-pages';
import { firstDocuments } from './first-documents';
import { firstPages } from './first-pages';
import { getContentDraft } from './get-content-draft';
import { getContentPage } from './get-content-page';
import { seedContentPages } from './seed';

const kinds = {
  [agreementPageId]: 'legal',
  [privacyPageId]: 'legal',
  [liveAgreementPageId]: 'legal',
  [memberAgreementPageId]: 'legal',
  [aboutPageId]: 'about',
  [ratesPageId]: 'rates',
  [contactPageId]: 'text',
  [contactFormPageId]: 'text',
};
const ids = Object.keys(kinds);
const day = 24 * 3_600_000;

describeOnBothEngines('the first content pages', (database) => {
  const page = (id: string, language: 'zh' | 'en' = 'zh') =>
    getContentPage(testContext(database().db, { language }), { id });
  const draft = (id: string) =>
    getContentDraft(testContext(database().db, { caller: callerOf('ed', { staff: 'editor' }) }), { id });
  const adoptAgain = (db = database().db) => db.transaction((tx) => adoptPages(tx, noon + day));

  test.each(Object.entries(kinds))(
    '%s is there in both languages, as the first version, of the kind %s',
    async (id, kind) => {
      for (const language of languages) {
        const found = await page(id, language);
        expect(found).toMatchObject({ kind, language, version: 1 });
        expect(found.updatedAt.slice(0, 10)).toBe('2026-11-20');
      }
      const { document, hasDraft, versions } = await draft(id);
      expect(hasDraft).toBe(false);
      expect(contentDocument.parse(document)).toEqual(document);
      expect(versions).toEqual([{ version: 1, author: null, publishedAt: '2026-11-20T08:00:00.000+08:00' }]);
    },
  );

  test('what was written before there were versions stays, as the first of them, and the rest comes once', async () => {
    const { db, url } = database();
    await db.transaction(async (tx) => {
      for (const table of ['content_entry', 'content_version'] as const) await tx.deleteFrom(table).execute();
      await tx.deleteFrom('content_page').where('id', 'not in', [privacyPageId, aboutPageId]).execute();
      const own = { title: '本站', body: '<p>光</p>', updated_at: noon };
      await tx.updateTable('content_page').set(own).where('language', '=', 'zh').execute();
      await tx
        .insertInto('content_page')
        .values({ id: '7000', language: 'en', description: '', ...own })
        .execute();
    });
    const other = openDatabase(url);
    await Promise.all([adoptAgain(), adoptAgain(other)]);
    await other.close();
    expect(await page(privacyPageId)).toMatchObject({ kind: 'legal', title: '本站', version: 1 });
    expect((await page(privacyPageId)).updatedAt).toBe('2026-11-20T12:00:00.000+08:00');
    expect(await page(aboutPageId)).toMatchObject({ kind: 'about', title: '本站' });
    expect((await draft(aboutPageId)).document.data).toMatchObject({ partners: [] });
    expect(await page('7000')).toMatchObject({ kind: 'text', language: 'en', title: '本站' });
    expect(await page(ratesPageId)).toMatchObject({ title: '广告投放' });
    const rows = await db.read.selectFrom('content_entry').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual([...ids.filter((id) => id !== agreementPageId), '7000'].sort());
  });

  test('the demonstration publishes its contact pages over those that every site has', async () => {
    const { db } = database();
    for (const version of [2, 3]) {
      await db.transaction((tx) => seedContentPages(tx, noon));
      expect(await page(contactPageId)).toMatchObject({ kind: 'text', version });
      expect((await page(contactPageId)).body).toContain('mailto:partners@lightfield.example');
      expect((await page(contactFormPageId, 'en')).body).toContain('Social accounts');
    }
    const { document, versions, title } = await draft(contactPageId);
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(title).toBe('联系我们');
    expect(contentDocument.parse(document)).toEqual(document);
  });
});

describe('the first content pages, as texts', () => {
  const pages = new Map(firstPages().map((text) => [`${text.id} ${text.language}`, text.body] as const));
  for (const [id, { zh, en }] of firstDocuments()) pages.set(`${id} zh`, zh.body).set(`${id} en`, en.body);

  test.each(ids)('%s has the same shape in both languages', (id) => {
    const [zh, en] = languages.map((language) => pages.get(`${id} ${language}`));
    const shape = (body = '') => body.match(/<(?:h2|p|li|strong|a)(?=[ >])/g);
    expect(shape(en)).toEqual(shape(zh));
  });

  test.each([agreementPageId, privacyPageId, liveAgreementPageId, memberAgreementPageId])(
    '%s has ten chapters and more',
    (id) => {
      expect(pages.get(`${id} zh`)?.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(10);
    },
  );

  test.each([...pages])('%s leads to pages of its own language only', (name, body) => {
    const paths = [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path ?? '');
    const isEnglish = name.endsWith('en');
    expect(paths.filter((path) => path.startsWith('/en/') !== isEnglish)).toEqual([]);
  });
});
