import { missingFields } from './missing';

const empty = { titleZh: '', titleEn: '', textZh: '', textEn: '', workIds: [] };

test.each([
  ['nothing, asked in Chinese', {}, 'zh', ['titleZh', 'textZh', 'workIds']],
  ['nothing, asked in English', {}, 'en', ['titleEn', 'textEn', 'workIds']],
  ['a title alone', { titleEn: 'Tide' }, 'zh', ['textEn', 'workIds']],
  ['one language', { titleZh: '潮', textZh: '水', workIds: ['w'] }, 'en', []],
  ['a half second language', { titleZh: '潮', textZh: '水', textEn: 'Water', workIds: ['w'] }, 'zh', ['titleEn']],
] as const)('%s', (_, written, language, missing) => {
  expect(missingFields({ ...empty, ...written }, language)).toEqual(missing);
});
