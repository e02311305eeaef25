import { compareMessages } from './compare.mjs';

const compare = (zh: object, en: object) => compareMessages({ 'home.json': zh }, { 'home.json': en });

test('finds nothing in catalogues that say the same', () => {
  const zh = { title: '光场', more: { count: '{count} 个作品', link: '<a>更多</a>' } };
  const en = {
    title: 'Lightfield',
    more: { count: '{count, plural, one {# work} other {# works}}', link: '<a>More</a>' },
  };
  expect(compare(zh, en)).toEqual([]);
});

test('a plural may be chosen by a number that only one language needs', () => {
  const zh = { counts: '{members} 位成员' };
  const en = { counts: '{memberCount, plural, one {{members} member} other {{members} members}}' };
  expect(compare(zh, en)).toEqual([]);
});

test.each([
  ['a key', { a: '甲', b: '乙' }, { a: 'A' }, 'home.json b is missing in English'],
  ['a nested key', { a: {} }, { a: { b: 'B' } }, 'home.json a b is missing in Chinese'],
  ['a parameter', { a: '{count} 个' }, { a: 'many' }, 'home.json a takes {count} in Chinese alone'],
  ['another parameter', { a: '你好' }, { a: 'Hello {name}' }, 'home.json a takes {name} in English alone'],
  ['a tag', { a: '<b>好</b>' }, { a: 'good' }, 'home.json a takes <b> in Chinese alone'],
  ['Chinese in English', { a: '语言' }, { a: 'Language 语言' }, 'home.json a has Chinese in the English text'],
  ['an empty text', { a: '语言' }, { a: ' ' }, 'home.json a is empty'],
])('reports %s', (_, zh, en, expected) => {
  expect(compare(zh, en)).toEqual([expected]);
});

test('lets English call Chinese by its own name', () => {
  expect(compare({ a: 'English' }, { a: '中文' })).toEqual([]);
});

test('reports a file that only one language has', () => {
  expect(compareMessages({ 'a.json': { b: '乙' } }, {})).toEqual(['a.json b is missing in English']);
});
