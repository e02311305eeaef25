import { type ArticleTexts, hasText, missingFields } from './article-texts';

const none: ArticleTexts = { titleZh: '', titleEn: '', bodyZh: '', bodyEn: '' };

test.each<[Partial<ArticleTexts>, 'zh' | 'en', string[]]>([
  [{}, 'zh', ['titleZh', 'bodyZh']],
  [{}, 'en', ['titleEn', 'bodyEn']],
  [{ titleZh: '光', bodyZh: '<p>光</p>' }, 'en', []],
  [{ titleZh: '光', bodyZh: '<p>光</p>', titleEn: 'Light' }, 'zh', ['bodyEn']],
  [{ bodyZh: '<p>光</p>', bodyEn: '<p>Light</p>' }, 'zh', ['titleZh', 'titleEn']],
])('with %j, the %s version lacks %j', (texts, version, missing) => {
  expect(missingFields({ ...none, ...texts }, version)).toEqual(missing);
});

test('a text is a title and a body', () => {
  expect([hasText({ ...none, titleEn: 'A' }, 'en'), hasText({ ...none, titleEn: 'A', bodyEn: 'b' }, 'en')]).toEqual([
    false,
    true,
  ]);
});
