import { pageMetadata } from './metadata';

const page = { path: '/treaty/a', title: 'A', description: 'a', image: '/media/a.jpg', siteName: 'Lightfield' };

test('a page in both languages is canonical to itself and names the other one', () => {
  expect(pageMetadata({ ...page, language: 'en' })).toMatchObject({
    alternates: {
      canonical: '/en/treaty/a',
      languages: { 'zh-CN': '/treaty/a', en: '/en/treaty/a', 'x-default': '/treaty/a' },
    },
    openGraph: { url: '/en/treaty/a', locale: 'en_US', alternateLocale: ['zh_CN'] },
  });
});

test.each([
  ['zh', 'zh', '/treaty/a', 'zh_CN'],
  ['en', 'zh', '/treaty/a', 'zh_CN'],
  ['zh', 'en', '/en/treaty/a', 'en_US'],
  ['en', 'en', '/en/treaty/a', 'en_US'],
] as const)('the %s page of a content in %s only is canonical to %s', (language, only, url, locale) => {
  const { alternates, openGraph } = pageMetadata({ ...page, language, only });
  expect(alternates).toEqual({ canonical: url });
  expect(openGraph).toMatchObject({ url, locale, alternateLocale: [] });
});

test('a page that is followed names its feeds in its language', () => {
  const { alternates } = pageMetadata({ ...page, language: 'en', feed: '/feeds/works' });
  expect(alternates?.types).toEqual({
    'application/rss+xml': '/en/feeds/works.xml',
    'application/atom+xml': '/en/feeds/works.atom',
  });
});
