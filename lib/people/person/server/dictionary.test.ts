import * as contract from '../contract';
import { industryName, isIndustry, isProfession, professionName } from './dictionary';
import { findAreas } from './find-areas';
import { findIndustries } from './find-industries';
import { findProfessions } from './find-professions';

const zh = { language: 'zh' } as const;
const en = { language: 'en' } as const;
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

describe.each([
  ['industries', findIndustries, contract.findIndustries, isIndustry, industryName],
  ['professions', findProfessions, contract.findProfessions, isProfession, professionName],
] as const)('%s', (_, verb, endpoint, isKnown, nameOf) => {
  test('are the same in both languages, each with its name', async () => {
    const [chinese, english] = [await verb(zh), await verb(en)];
    expect(endpoint.data.parse(chinese)).toEqual(chinese);
    expect(idsOf(english)).toEqual(idsOf(chinese));
    expect(new Set(namesOf(chinese)).size).toBe(chinese.length);
    expect(new Set(namesOf(english)).size).toBe(english.length);
    for (const { id, name } of chinese) expect([isKnown(id), nameOf(id, 'zh')]).toEqual([true, name]);
    for (const name of namesOf(english)) expect(name).toMatch(/^[A-Z][A-Za-z ]+$/);
  });

  test.each(['', 'gone', '__proto__', 'constructor'])('%j is none', (id) => {
    expect(isKnown(id)).toBe(false);
    expect(nameOf(id, 'en')).toBeNull();
  });
});

describe('areas', () => {
  test('without a parent are the countries, by name, in Chinese with China first', async () => {
    const chinese = await findAreas(zh, {});
    expect(contract.findAreas.data.parse(chinese)).toEqual(chinese);
    expect(chinese.parents).toEqual([]);
    expect(chinese.list[0]).toEqual({ id: 'CN', name: '中国', hasChildren: true });
    expect(namesOf(chinese.list).slice(1, 4)).toEqual(['阿尔巴尼亚', '阿尔及利亚', '阿富汗']);
    const english = await findAreas(en, {});
    expect(namesOf(english.list).slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
    expect(new Set(idsOf(english.list))).toEqual(new Set(idsOf(chinese.list)));
    expect(english.list.find(({ id }) => id === 'IS')).toEqual({ id: 'IS', name: 'Iceland', hasChildren: false });
  });

  test('below a country are its provinces: by code in Chinese, by name in English', async () => {
    const chinese = await findAreas(zh, { parent: 'CN' });
    expect(chinese.parents).toEqual([{ id: 'CN', name: '中国' }]);
    expect(namesOf(chinese.list).slice(0, 3)).toEqual(['北京', '天津', '河北']);
    const english = await findAreas(en, { parent: 'CN' });
    expect(namesOf(english.list).slice(0, 3)).toEqual(['Anhui', 'Beijing', 'Chongqing']);
    expect(english.list.find(({ name }) => name === 'Macao')).toMatchObject({ hasChildren: false });
  });

  test('below a province are its cities, and the way down to it is told', async () => {
    const { parents, list } = await findAreas(zh, { parent: 'CN-330000' });
    expect(parents).toEqual([
      { id: 'CN', name: '中国' },
      { id: 'CN-330000', name: '浙江' },
    ]);
    expect(list[0]).toEqual({ id: 'CN-330100', name: '杭州', hasChildren: false });
  });

  test('below a city there is nothing, and its own path is told', async () => {
    const { parents, list } = await findAreas(en, { parent: 'CN-310104' });
    expect(namesOf(parents)).toEqual(['China', 'Shanghai', 'Xuhui']);
    expect(list).toEqual([]);
  });

  test.each(['XX', 'HK', 'CN-999999', '__proto__'])('below %s it is refused', async (parent) => {
    await expect(findAreas(zh, { parent })).rejects.toMatchObject({ code: 'NullPointer' });
  });
});
