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

test.each(['zh', 'en'] as const)('a page whose content is not translated is canonical to Chinese (%s)', (language) => {
  const { alternates, openGraph } = pageMetadata({ ...page, language, translated: false });
  expect(alternates).toEqual({ canonical: '/treaty/a' });
  expect(openGraph).toMatchObject({ url: '/treaty/a', locale: 'zh_CN', alternateLocale: [] });
});

test.each(['zh', 'en'] as const)('a content in English only is found at its English address (%s)', (language) => {
  const { alternates, openGraph } = pageMetadata({ ...page, language, only: 'en' });
  expect(alternates).toEqual({ canonical: '/en/treaty/a' });
  expect(openGraph).toMatchObject({ url: '/en/treaty/a', locale: 'en_US', alternateLocale: [] });
});

test('a page that is followed names its feeds in its language', () => {
  const { alternates } = pageMetadata({ ...page, language: 'en', feed: '/feeds/works' });
  expect(alternates?.types).toEqual({
    'application/rss+xml': '/en/feeds/works.xml',
    'application/atom+xml': '/en/feeds/works.atom',
  });
});
