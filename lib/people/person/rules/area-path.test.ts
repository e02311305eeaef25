import { areaLabel, isWithin, parentOf } from './area-path';

test.each([
  ['CN', null],
  ['CN-310000', 'CN'],
  ['CN-310104', 'CN-310000'],
  ['CN-330100', 'CN-330000'],
  ['CN-429021', 'CN-420000'],
  ['JP-13', 'JP'],
  ['FR-20R', 'FR'],
  ['', null],
])('%s lies in %s', (id, parent) => {
  expect(parentOf(id)).toBe(parent);
});

test.each([
  ['CN-310104', 'CN-310104', true],
  ['CN-310104', 'CN-310000', true],
  ['CN-310104', 'CN', true],
  ['CN-310000', 'CN-310104', false],
  ['CN-310104', 'CN-320000', false],
  ['CN', 'C', false],
])('%s is within %s: %s', (id, other, expected) => {
  expect(isWithin(id, other)).toBe(expected);
});

const china = { id: 'CN', name: '中国' };
const shanghai = { id: 'CN-310000', name: '上海' };

test('in Chinese the country stands first, and China only where it is all there is', () => {
  expect(areaLabel([china], 'zh')).toBe('中国');
  expect(areaLabel([china, shanghai], 'zh')).toBe('上海');
  expect(areaLabel([china, shanghai, { id: 'CN-310104', name: '徐汇' }], 'zh')).toBe('上海 · 徐汇');
  const kyoto = [
    { id: 'JP', name: '日本' },
    { id: 'JP-26', name: '京都' },
  ];
  expect(areaLabel(kyoto, 'zh')).toBe('日本 · 京都');
});

test('in English the country stands last, China too', () => {
  const path = [
    { id: 'CN', name: 'China' },
    { id: 'CN-310000', name: 'Shanghai' },
    { id: 'CN-310104', name: 'Xuhui' },
  ];
  expect(areaLabel(path, 'en')).toBe('Xuhui, Shanghai, China');
  expect(areaLabel(path.slice(0, 1), 'en')).toBe('China');
});
