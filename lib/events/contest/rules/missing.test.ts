import { missingFields } from './missing';

const category = { id: 'a', nameZh: '影像', nameEn: '', modes: ['individual' as const], fees: [] };
const whole = { name: 'light-2026', categories: [category], termsZh: '<p>须知</p>', termsEn: '' };
type Fields = Parameters<typeof missingFields>[0];

test.each<[string, Partial<Fields>, 'zh' | 'en', string[]]>([
  ['one that is complete in one language', {}, 'en', []],
  ['nothing', { name: '', categories: [], termsZh: '' }, 'zh', ['name', 'categories', 'termsZh']],
  ['terms, in English', { termsZh: '' }, 'en', ['termsEn']],
  ['the name of a category', { categories: [category, { ...category, nameZh: '' }] }, 'en', ['categories.1.nameEn']],
  ['how works are entered', { categories: [{ ...category, modes: [] }] }, 'zh', ['categories.0.modes']],
])('%s', (_, fields, version, missing) => {
  expect(missingFields({ ...whole, ...fields }, version)).toEqual(missing);
});
