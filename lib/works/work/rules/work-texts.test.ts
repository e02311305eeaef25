import { missingFields, titleOfFile, workTexts } from './work-texts';

test.each([
  ['Falling_Light.final.mp4', 'Falling Light.final'],
  ['光  场.MOV', '光 场'],
  ['.mp4', ''],
  ['no ending', 'no ending'],
  ['Vol. 2 of everything', 'Vol. 2 of everything'],
  ['', ''],
])('a file called %j gives the title %j', (name, title) => {
  expect(titleOfFile(name, 80)).toBe(title);
});

test('a title from a file is cut between characters', () => {
  expect(titleOfFile('🎆🎆🎆.mp4', 2)).toBe('🎆🎆');
  expect(titleOfFile('ab cd.mp4', 3)).toBe('ab');
});

const whole = {
  titleZh: '光',
  titleEn: 'Light',
  introEn: 'Light.',
  cover: 'works/1.jpg',
  isOriginal: false,
  hasFile: true,
};

test('a work that has everything lacks nothing, in both versions', () => {
  expect([missingFields(whole, 'zh'), missingFields(whole, 'en')]).toEqual([[], []]);
});

test.each([
  ['zh', { titleEn: '', introEn: '' }, []],
  ['en', { titleZh: '' }, []],
  ['zh', { titleZh: '' }, ['titleZh']],
  ['en', { titleEn: '', introEn: '' }, ['titleEn', 'introEn']],
  ['zh', { cover: null, isOriginal: null, hasFile: false }, ['file', 'cover', 'isOriginal']],
  ['en', { cover: null, isOriginal: null, hasFile: false }, ['file', 'cover', 'isOriginal']],
] as const)('in %s, one with %j lacks %j', (language, without, missing) => {
  expect(missingFields({ ...whole, ...without }, language)).toEqual(missing);
});

const texts = { titleZh: '光', titleEn: '', introZh: '文', introEn: '', tags: ['夜', '灯'], software: ['Blender'] };

test('everything that is said is named by its place, what is empty is not said', () => {
  expect(workTexts(texts).map(({ field, text }) => `${field} ${text}`)).toEqual([
    'titleZh 光',
    'introZh 文',
    'tags.0 夜',
    'tags.1 灯',
    'software.0 Blender',
  ]);
});
