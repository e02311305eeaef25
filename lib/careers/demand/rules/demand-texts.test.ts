import { missingTexts, shownLanguage } from './demand-texts';

const none = { titleZh: '', titleEn: '', bodyZh: '', bodyEn: '' };

test.each([
  ['nothing', none, ['titleEn', 'bodyEn']],
  ['a title', { ...none, titleZh: '光' }, ['bodyZh']],
  ['one language and a half', { titleZh: '光', bodyZh: '光', titleEn: '', bodyEn: 'Light' }, ['titleEn']],
  ['one whole language', { ...none, titleZh: '光', bodyZh: '光' }, []],
])('a demand with %s lacks %j', (_, texts, missing) => {
  expect(missingTexts(texts, 'en')).toEqual(missing);
});

test.each([
  ['zh', ['光', '光', 'Light', 'Light'], 'zh'],
  ['en', ['光', '光', 'Light', 'Light'], 'en'],
  ['en', ['光', '光', 'Light', ''], 'zh'],
  ['zh', ['', '', 'Light', 'Light'], 'en'],
  ['en', ['', '', '', ''], 'en'],
] as const)('for %s of the texts %j is shown %s', (asked, [title_zh, body_zh, title_en, body_en], shown) => {
  expect(shownLanguage({ title_zh, body_zh, title_en, body_en }, asked)).toBe(shown);
});
