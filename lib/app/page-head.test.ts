import { createTranslator } from 'next-intl';
import type { Language } from '@/lib/platform/shared/language';
import { messages } from './messages';
import { consoleHead, privateHead, publicHead } from './page-head';

let language: Language = 'zh';
let staff: 'editor' | null = null;
jest.mock('next-intl/server', () => ({
  getLocale: async () => language,
  getTranslations: async (namespace: 'shell') =>
    createTranslator({ locale: language, messages: messages[language], namespace }),
}));
jest.mock('./caller-context', () => ({ callerContext: async () => ({ caller: { staff } }) }));

beforeEach(() => {
  language = 'en';
});

const page = { path: '/type', title: 'Works', description: 'All of them.' };
const sharedWith = async (change: Partial<Parameters<typeof publicHead>[0]>) =>
  JSON.stringify((await publicHead({ ...page, ...change })).openGraph?.images);

test('a public page says its address, and whose site it is, in its language', async () => {
  expect(await publicHead(page)).toMatchObject({
    title: 'Works',
    alternates: { canonical: '/en/type' },
    openGraph: { siteName: 'Lightfield' },
  });
});

test('it is shared with a picture of its own, else with its share image, else with that of the site', async () => {
  expect(await sharedWith({ picture: 'works/2.jpg' })).toContain('/media/works/2.jpg');
  expect(await sharedWith({ image: 'find' })).toContain('/media/share/en/find.jpg');
  expect(await sharedWith({ image: 'legal', textLanguage: 'zh' })).toContain('/media/share/zh/legal.jpg');
  expect(await sharedWith({ picture: null })).toContain('/media/share/en/home.jpg');
});

test('a page that search engines do not list has a title, and what else it is given', async () => {
  const head = privateHead('account.login.title', { referrer: 'no-referrer' });
  const title = messages.en.account.login.title;
  expect(await head()).toEqual({ title, robots: { index: false }, referrer: 'no-referrer' });
});

test('a page of the console tells its title to those who may open it, and to nobody else', async () => {
  const head = consoleHead('editContent', 'contentConsole.title');
  expect(await head()).toEqual({});
  staff = 'editor';
  expect(await head()).toEqual({ title: messages.en.contentConsole.title });
});
