import { parentOf } from '../../rules/area-path';
import { areaName, isArea } from './area-name';
import { type AreaNode, areaTree, pathTo } from './area-tree';
import { regions } from './regions';

const { countries, byId } = areaTree();
const all = [...byId.values()];
const below = (id: string) => byId.get(id)?.children ?? [];

test('every id is there once, and every area is found from its country', () => {
  const everyBelow = (area: AreaNode): AreaNode[] => [area, ...area.children.flatMap(everyBelow)];
  const found = countries.flatMap(everyBelow);
  expect(found).toHaveLength(byId.size);
  expect(new Set(found)).toEqual(new Set(all));
  const written = Object.values(regions).flatMap((list) => list.match(/\S+ \S+ [^,\n]+/g));
  expect(written).toHaveLength(byId.size - countries.length);
});

test('an id says where the area lies, and that area exists', () => {
  for (const { id } of all) {
    expect(id).toMatch(/^[A-Z]{2}(-[0-9A-Z]{2,6})?$/);
    const parent = parentOf(id);
    expect(parent === null ? countries : below(parent)).toContainEqual(expect.objectContaining({ id }));
  }
});

test('every area has a name in both languages: Chinese ones in Chinese, English ones without it', () => {
  for (const { names } of all) {
    expect(names.zh).toMatch(/^[\p{Script=Han}（）-]+$/u);
    expect(names.en).toMatch(/^[\p{Script=Latin} .'’&()-]+$/u);
    expect(names.en).toBe(names.en.trim());
  }
});

test('no two areas of one level share a name', () => {
  for (const level of [countries, ...all.map((area) => area.children)]) {
    for (const language of ['zh', 'en'] as const) {
      expect(new Set(level.map((area) => area.names[language])).size).toBe(level.length);
    }
  }
});

test('China has its 34 provinces, Hong Kong, Macao and Taiwan among them and among no countries', () => {
  const provinces = below('CN');
  expect(provinces).toHaveLength(34);
  expect(provinces.map((area) => area.names.zh)).toEqual(expect.arrayContaining(['香港', '澳门', '台湾', '内蒙古']));
  for (const id of ['HK', 'MO', 'TW']) expect(isArea(id)).toBe(false);
});

test('provinces have prefectures, municipalities have districts', () => {
  expect(below('CN-440000')).toHaveLength(21);
  expect(below('CN-310000')).toHaveLength(16);
  expect(below('CN-500000')).toHaveLength(38);
  const prefectures = all.filter(({ id }) => /^CN-(?!..0000|11|12|31|50).{4}00$/.test(id));
  expect(prefectures).toHaveLength(333);
});

test('names that are not plain pinyin are the customary ones', () => {
  const english = (id: string) => byId.get(id)?.names.en;
  expect(english('CN-610000')).toBe('Shaanxi');
  expect(english('CN-140000')).toBe('Shanxi');
  expect(english('CN-150100')).toBe('Hohhot');
  expect(english('CN-230100')).toBe('Harbin');
  expect(english('CN-310112')).toBe('Minhang');
  expect(english('CN-341500')).toBe("Lu'an");
  expect(english('CN-610100')).toBe("Xi'an");
  expect(english('CN-653100')).toBe('Kashgar');
  expect(english('CN-654000')).toBe('Ili');
});

test.each([
  ['CN', '中国', 'China'],
  ['CN-310104', '上海 · 徐汇', 'Xuhui, Shanghai, China'],
  ['CN-330100', '浙江 · 杭州', 'Hangzhou, Zhejiang, China'],
  ['CN-810000', '香港', 'Hong Kong, China'],
  ['JP-17', '日本 · 石川', 'Ishikawa, Japan'],
  ['CD', '刚果（金）', 'DR Congo'],
  ['PS', '巴勒斯坦', 'Palestine'],
])('%s is written %s and %s', (id, zh, en) => {
  expect([areaName(id, 'zh'), areaName(id, 'en')]).toEqual([zh, en]);
});

test.each(['', '-', 'cn', 'CN-', 'CN-999999', 'XX', '__proto__', 'CN-310104-1', '上海'])('%j is no area', (id) => {
  expect(isArea(id)).toBe(false);
  expect(areaName(id, 'zh')).toBeNull();
  expect(pathTo(id)).toEqual([]);
});
