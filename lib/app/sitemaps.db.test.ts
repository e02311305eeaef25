import { type Env, readEnv } from '@/lib/platform/server/env';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { addContest, entryRow } from '@/test/contests';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { articleRow, insertRows, personRow, videoRow } from '@/test/rows';
import { listSitemaps, openSitemap } from './sitemaps';

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
const configured = (source: Record<string, string>) => {
  slot.lightfieldEnv = readEnv({ SITE_URL: 'https://light.example', ...source });
};
beforeEach(() => configured({}));
afterAll(() => {
  slot.lightfieldEnv = undefined;
});

describeOnBothEngines('the sitemap', (database) => {
  const context = () => testContext(database().db);
  const pages = async () => {
    const all: SitemapUrl[] = [];
    for await (const url of (await openSitemap(context(), 'pages', '1')) ?? []) all.push(url);
    return all;
  };
  const paths = async () => (await pages()).map(({ address }) => address.replace('https://light.example', ''));
  const publish = async (id: string, texts: { language: 'zh' | 'en'; updated_at: number }[], kind = 'legal') => {
    await database().db.transaction(async (tx) => {
      const entry = { id, title: id, data: null, draft: null, revision: 1, version: 1, editor_id: null };
      const times = { published_at: noon, updated_at: noon };
      await tx
        .insertInto('content_entry')
        .values({ ...entry, ...times, kind: kind as 'legal' })
        .execute();
      const text = { id, title: id, description: '', body: '<p>…</p>' };
      await tx
        .insertInto('content_page')
        .values(texts.map((one) => ({ ...text, ...one })))
        .execute();
    });
  };
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      for (const table of ['content_page', 'content_entry', 'article', 'video', 'person'] as const) {
        await tx.deleteFrom(table).execute();
      }
    }),
  );

  test('names the files that hold something', async () => {
    expect(await listSitemaps(context())).toEqual(['https://light.example/sitemaps/pages-1.xml']);
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'author' })]);
      await insertRows(tx, 'video', [videoRow({ id: 'v' })]);
    });
    expect(await listSitemaps(context())).toEqual([
      'https://light.example/sitemaps/pages-1.xml',
      'https://light.example/sitemaps/works-v.xml',
      'https://light.example/sitemaps/people-author.xml',
    ]);
  });

  test('has each public article at its addresses in the languages that it has a text in, with its cover', async () => {
    const english = { title_en: 'Light', body_en: '<p>Light</p>', minutes_en: 1 };
    await database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'author' })]);
      await insertRows(tx, 'article', [
        articleRow({ ...english, id: 'both', cover: 'articles/both/a.jpg', edited_at: noon + 5 }),
        articleRow({ ...english, id: 'en', title_zh: '', body_zh: '', minutes_zh: 0 }),
        articleRow({ id: 'zh' }),
        articleRow({ id: 'draft', state: 'pending_edit' }),
      ]);
    });
    const found: SitemapUrl[] = [];
    for await (const url of (await openSitemap(context(), 'articles', 'both')) ?? []) found.push(url);
    const site = 'https://light.example';
    const images = [`${site}/media/articles/both/a.jpg?w=1008&h=672&f=jpg`];
    expect(found.map(({ languages, ...url }) => ({ ...url, isTranslated: languages !== undefined }))).toEqual([
      { address: `${site}/articleIndex/both`, isTranslated: true, changedAt: noon + 5, images },
      { address: `${site}/en/articleIndex/both`, isTranslated: true, changedAt: noon + 5, images },
      { address: `${site}/en/articleIndex/en`, isTranslated: false, changedAt: noon, images: [] },
      { address: `${site}/articleIndex/zh`, isTranslated: false, changedAt: noon, images: [] },
    ]);
  });

  test('has the parts of public contests that have something to show, and the entries that everybody may see', async () => {
    const { db } = database();
    const english = { title_en: 'Light', body_en: '<p>Light</p>' };
    await addContest(db, { name: 'shown', works_at: noon - 1, activity: english });
    await addContest(db, { name: 'soon', works_at: noon + 1 });
    await addContest(db, { name: 'draft', published_at: null, is_listed: 0, works_at: noon - 1 });
    const row = (id: string, activity_id: string, change = {}) =>
      entryRow({ id, activity_id, number: 1, person_id: 'organiser', ...change });
    await db.transaction((tx) =>
      insertRows(tx, 'contest_entry', [
        row('e1', 'draft'),
        row('e2', 'shown', { title_en: 'A light' }),
        row('e3', 'shown', { number: null, is_shown: 0 }),
        row('e4', 'soon'),
        row('e5', 'soon', { number: 2, state: 'shortlisted' }),
      ]),
    );
    const pathsIn = async (name: string, part: string) => {
      const found: string[] = [];
      for await (const { address } of (await openSitemap(context(), name, part)) ?? []) found.push(address);
      return found.map((address) => address.replace('https://light.example', ''));
    };
    expect((await listSitemaps(context())).slice(-3)).toEqual([
      'https://light.example/sitemaps/contests-shown.xml',
      'https://light.example/sitemaps/entries-e2.xml',
      'https://light.example/sitemaps/people-organiser.xml',
    ]);
    expect(await pathsIn('contests', 'shown')).toEqual([
      ...['/match/shown/works', '/en/match/shown/works', '/match/shown/terms', '/en/match/shown/terms'],
      ...['/match/shown/integrity', '/en/match/shown/integrity', '/match/soon/terms', '/match/soon/integrity'],
    ]);
    expect(await pathsIn('entries', 'e2')).toEqual([
      ...['/match/shown/works/e2', '/en/match/shown/works/e2', '/match/soon/works/e5'],
    ]);
    for (const part of ['draft', 'nothing']) expect(await openSitemap(context(), 'contests', part)).toBeNull();
    for (const part of ['e1', 'e3', 'e4']) expect(await openSitemap(context(), 'entries', part)).toBeNull();
  });

  test.each([
    ['nothing', '1'],
    ['pages', '2'],
    ['pages', '0'],
    ['pages', '01'],
    ['pages', ''],
    ['people', '1'],
    ['works', '1'],
    ['playlists', '1'],
    ['people', 'x'.repeat(65)],
    ['works', '\0'],
  ])('has no file %s-%s', async (name, part) => {
    expect(await openSitemap(context(), name, part)).toBeNull();
  });

  test('has every page that every site has, each once in each language, which name each other', async () => {
    const found = await paths();
    expect(found).toEqual(
      expect.arrayContaining(['/', '/en', '/business', '/en/business', '/customer', '/en/customer']),
    );
    expect(found).toEqual(expect.arrayContaining(['/business/request/resources', '/en/business/request/industry']));
    expect(new Set(found).size).toBe(found.length);
    expect(found).not.toContain('/app');
    const home = (await pages()).filter(({ address }) => /example\/(en)?$/.test(address));
    const languages = {
      'zh-CN': 'https://light.example/',
      en: 'https://light.example/en',
      'x-default': 'https://light.example/',
    };
    expect(home).toEqual([
      { address: 'https://light.example/', languages },
      { address: 'https://light.example/en', languages },
    ]);
  });

  test('has the app where one is offered, and no request form that is elsewhere', async () => {
    configured({ APP_SCHEME: 'lightfield', BUSINESS_FORMS: 'sales=https://forms.example.org/a' });
    const found = await paths();
    expect(found).toEqual(expect.arrayContaining(['/app', '/en/app', '/business/request/industry']));
    expect(found.filter((path) => path.includes('sales'))).toEqual([]);
  });

  test('has legal texts at their one address, with the time of the later one where two share it', async () => {
    await publish('agreement', [
      { language: 'zh', updated_at: noon },
      { language: 'en', updated_at: noon },
    ]);
    await publish('privacy', [
      { language: 'zh', updated_at: noon + 60_000 },
      { language: 'en', updated_at: noon },
    ]);
    await publish('refunds', [
      { language: 'zh', updated_at: noon },
      { language: 'en', updated_at: noon },
    ]);
    const legal = (await pages()).filter(({ changedAt }) => changedAt);
    expect(legal.map(({ address, changedAt }) => [address.replace('https://light.example', ''), changedAt])).toEqual([
      ['/Agreement', noon + 60_000],
      ['/en/Agreement', noon + 60_000],
      ['/treaty/refunds', noon],
      ['/en/treaty/refunds', noon],
    ]);
  });

  test('has the page about us where it is published, in the languages of its text', async () => {
    expect((await paths()).filter((path) => path.endsWith('/About'))).toEqual([]);
    await publish('about', [{ language: 'zh', updated_at: noon }], 'about');
    expect((await paths()).filter((path) => path.endsWith('/About'))).toEqual(['/About']);
    await database().db.transaction((tx) => {
      const text = { id: 'about', title: 'About', description: '', body: '<p>…</p>', updated_at: noon };
      return tx
        .insertInto('content_page')
        .values({ ...text, language: 'en' })
        .execute();
    });
    expect((await paths()).filter((path) => path.endsWith('/About'))).toEqual(['/About', '/en/About']);
  });

  test('has an untranslated text in Chinese alone, and nothing that is no legal text', async () => {
    await publish('rules', [{ language: 'zh', updated_at: noon }]);
    await publish('3209', [{ language: 'zh', updated_at: noon }], 'text');
    const found = (await pages()).filter(({ changedAt }) => changedAt);
    expect(found).toEqual([{ address: 'https://light.example/treaty/rules', changedAt: noon }]);
  });
});
