import type { Metadata } from 'next';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { messages } from '@/lib/app/messages';
import type { PageProps } from '@/lib/app/page-props';
import { createContentPage } from '@/lib/base/content/server/create-content-page';
import { publishContentPage } from '@/lib/base/content/server/publish-content-page';
import { saveContentDraft } from '@/lib/base/content/server/save-content-draft';
import { type Env, readEnv } from '@/lib/platform/server/env';
import type { Language } from '@/lib/platform/shared/language';
import { callerOf, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { findHtmlErrors } from '@/test/html-validity';
import { readAs, tags } from '@/test/page-reading';
import * as aboutPage from './About/page';
import * as agreementPage from './Agreement/page';
import * as livePage from './live/serviceAgreement/page';
import * as memberPage from './member/memberserviceAgreement/page';
import * as treatyPage from './treaty/[id]/page';

let asked: Language = 'zh';
jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));
jest.mock('next-intl/server', () => ({
  getLocale: async () => asked,
  getTranslations: async (namespace: 'shell') =>
    createTranslator({ locale: asked, messages: messages[asked], namespace }),
}));

type Props = PageProps<'id'>;
interface Page {
  default: (props: Props) => Promise<ReactNode>;
  generateMetadata: (props: Props) => Promise<Metadata>;
}

const slot = globalThis as typeof globalThis & { lightfieldEnv?: Env };
const absent = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };

describeOnOneEngine('a page of editors’ text', (database) => {
  const props = (language: Language, id = ''): Props => {
    asked = language;
    return { params: Promise.resolve({ id }), searchParams: Promise.resolve({}) };
  };
  const show = async (page: Page, language: Language, id?: string) => {
    const part = await page.default(props(language, id));
    const words = { locale: language, messages: messages[language], timeZone: 'Asia/Shanghai', children: part };
    return renderToStaticMarkup(createElement(NextIntlClientProvider, words));
  };
  const head = (page: Page, language: Language, id?: string) => page.generateMetadata(props(language, id));
  const structure = (html: string): { '@graph': Record<string, unknown>[] } =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '');

  beforeAll(async () => {
    slot.lightfieldEnv = readEnv({ SITE_URL: 'https://lightfield.example', COMPANY_NAME: '光场科技' });
    const editor = testContext(database().db, { caller: callerOf('ed', { staff: 'editor' }) });
    for (const [id, kind] of [
      ['rules', 'legal'],
      ['story', 'text'],
    ] as const) {
      await createContentPage(editor, { id, kind, title: id });
      const zh = { title: '入场须知</script>', description: '', body: '<h2>一、时间</h2><p>请准时。</p>' };
      const document = { kind, zh, en: { title: '', description: '', body: '' }, data: null };
      await saveContentDraft(editor, { id, revision: 1, document });
      await publishContentPage(editor, { id, revision: 2 });
    }
    await createContentPage(editor, { id: 'draft', kind: 'legal', title: '草稿' });
  });
  afterAll(() => {
    slot.lightfieldEnv = undefined;
  });
  beforeEach(() => {
    readAs(testContext(database().db));
  });

  test('that is not translated marks its language, and is found in Chinese alone', async () => {
    const html = await show(treatyPage, 'en', 'rules');
    expect(html).toMatch(/<h1 lang="zh-CN"[^>]*>入场须知&lt;\/script&gt;<\/h1>/);
    expect(html).toMatch(/<ol lang="zh-CN"[^>]*><li><a href="#rules-1"/);
    expect(html).toMatch(/<div lang="zh-CN"[^>]*><h2 id="rules-1">一、时间<\/h2>/);
    expect(html).toContain('Version 1 of <time dateTime="2026-11-20">2026-11-20</time>');
    expect(html).toContain('Operator: 光场科技');
    const { alternates, description } = await head(treatyPage, 'en', 'rules');
    expect(alternates).toEqual({ canonical: '/treaty/rules' });
    expect(description).toBe('一、时间 请准时。');
    expect(await show(treatyPage, 'zh', 'rules')).not.toContain('lang=');
    expect((await head(treatyPage, 'zh', 'rules')).alternates).toEqual({ canonical: '/treaty/rules' });
  });

  test.each(['draft', 'story', 'about', '3209', 'nowhere'])(
    'is a 404 for %s, with its tag all the same',
    async (id) => {
      await expect(show(treatyPage, 'zh', id)).rejects.toMatchObject(absent);
      expect(tags.flat()).toEqual([`content:${id}`]);
      expect(await head(treatyPage, 'zh', id)).toEqual({ title: '没有找到这份协议' });
    },
  );

  test.each(['', 'A', '-a', 'a'.repeat(65), "3209' or 1=1", '%2e%2e'])('is not even looked up for %j', async (id) => {
    await expect(show(treatyPage, 'zh', id)).rejects.toMatchObject(absent);
    expect(tags.flat()).toEqual([]);
  });

  test.each([
    ['the live agreement', livePage, '/live/serviceAgreement', '直播服务协议', 'Live Streaming Service Agreement'],
    [
      'the member agreement',
      memberPage,
      '/member/memberserviceAgreement',
      '会员服务协议',
      'Membership Service Agreement',
    ],
  ])('shows %s in both languages', async (_, page, path, zh, en) => {
    for (const [language, title, canonical] of [
      ['zh', zh, path],
      ['en', en, `/en${path}`],
    ] as const) {
      const html = await show(page, language);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(html).not.toContain('lang=');
      expect(html.match(/<li><a href="#/g)?.length).toBeGreaterThan(10);
      expect(await head(page, language)).toMatchObject({
        title: `${title} · ${language === 'zh' ? '光场' : 'Lightfield'}`,
        alternates: { canonical, languages: { 'zh-CN': path, en: `/en${path}` } },
      });
    }
  });

  test('that has a place of its own is canonical there', async () => {
    const canonical = async (id: string) => (await head(treatyPage, 'en', id)).alternates?.canonical;
    expect(await canonical('live-service')).toBe('/en/live/serviceAgreement');
    expect(await canonical('privacy')).toBe('/en/Agreement');
  });

  test('shows the two agreements with their versions', async () => {
    const html = await show(agreementPage, 'zh');
    expect(html.match(/第 1 版，<time dateTime="2026-11-20">/g)).toHaveLength(2);
    expect(tags.flat().toSorted()).toEqual(['content:agreement', 'content:privacy']);
    expect((await head(agreementPage, 'en')).alternates?.canonical).toBe('/en/Agreement');
  });

  test('tells search engines what it is, who is behind it and where it stands', async () => {
    const treaty = structure(await show(treatyPage, 'en', 'rules'))['@graph'];
    expect(treaty.map((part) => part['@type'])).toEqual(['Organization', 'WebPage', 'BreadcrumbList']);
    expect(treaty[1]).toMatchObject({
      ...{ url: 'https://lightfield.example/treaty/rules', name: '入场须知</script>', version: 1 },
      ...{ inLanguage: 'zh-CN', publisher: { '@id': treaty[0]?.['@id'] } },
    });
    const about = structure(await show(aboutPage, 'en'))['@graph'];
    expect(about.map((part) => part['@type'])).toEqual(['Organization', 'AboutPage', 'BreadcrumbList']);
    expect(about[0]).toMatchObject({ legalName: '光场科技', description: expect.stringContaining('technology art') });
    expect(about[1]).toMatchObject({ url: 'https://lightfield.example/en/About', inLanguage: 'en' });
  });

  test.each([
    ['about us', aboutPage],
    ['the agreements', agreementPage],
    ['the live agreement', livePage],
    ['the member agreement', memberPage],
    ['a treaty', treatyPage],
  ])('is valid HTML: %s', async (_, page) => {
    for (const language of ['zh', 'en'] as const) {
      const body = await show(page, language, 'rules');
      const html = `<!DOCTYPE html><html lang="${language}"><head><title>光场</title></head><body>${body}</body></html>`;
      expect(await findHtmlErrors(html)).toEqual([]);
    }
  });

  test('shows about us with its figures, which are data', async () => {
    const html = await show(aboutPage, 'zh');
    expect(html).toMatch(/<dd[^>]*>80%<\/dd>/);
    expect(html).toContain('的国家有光场的创作者');
    expect(html).not.toContain('合作伙伴');
    expect(new Set(tags.flat())).toEqual(new Set(['content:about']));
    const { alternates, openGraph } = await head(aboutPage, 'en');
    expect(alternates?.canonical).toBe('/en/About');
    expect(openGraph?.images).toMatchObject([{ url: expect.stringMatching(/^\/media\/share\/en\/about\.jpg/) }]);
  });
});
