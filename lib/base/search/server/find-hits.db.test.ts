import type { SearchDocument } from '@/lib/base/thing/codes';
import { describeOnBothEngines } from '@/test/engines';
import { searchLimits } from '../codes';
import { findHits } from './find-hits';
import { keepDocument } from './keep-document';

const nothing: SearchDocument = { nameZh: '', nameEn: null, keywords: [], texts: [], weight: 0 };

describeOnBothEngines('finding', (database) => {
  const keep = (documents: Record<string, Partial<SearchDocument>>, kind: 'video' | 'person' = 'video') =>
    database().db.transaction(async (tx) => {
      for (const [id, document] of Object.entries(documents)) {
        await keepDocument(tx, kind, id, async () => ({ ...nothing, ...document }));
      }
    });
  const find = (text: string, kind: 'video' | 'person' = 'video') => findHits(database().db.read, kind, text);

  beforeEach(async () => {
    const { db } = database();
    const rows = await db.read.selectFrom('index_document').select(['kind', 'thing_id']).execute();
    await db.transaction(async (tx) => {
      for (const { kind, thing_id } of rows) await keepDocument(tx, kind, thing_id, async () => null);
      await tx.deleteFrom('index_kind').execute();
    });
  });

  test('puts what is called so first, then names that begin so, hold it, hold its words, then texts', async () => {
    await keep({
      intro: { nameZh: '潮汐', texts: ['这里有光影与记忆'], weight: 900 },
      words: { nameZh: '记忆里的光影', weight: 800 },
      within: { nameZh: '城市光影记忆展', weight: 700 },
      begins: { nameZh: '光影记忆之二', weight: 600 },
      exact: { nameZh: '光影记忆', weight: 1 },
      other: { nameZh: '光影', weight: 999 },
    });
    expect(await find('光影记忆')).toEqual(['exact', 'begins', 'within']);
    expect(await find('光影 记忆')).toEqual(['words', 'exact', 'begins', 'within', 'intro'].toSorted(byPlace));
    function byPlace(one: string, other: string) {
      const order = ['words', 'within', 'begins', 'exact', 'intro'];
      return order.indexOf(one) - order.indexOf(other);
    }
  });

  test('puts the more popular first among equals, and the lesser id first among the rest', async () => {
    await keep({ c: { nameZh: '光一' }, a: { nameZh: '光二' }, b: { nameZh: '光三', weight: 5 } });
    expect(await find('光')).toEqual(['b', 'a', 'c']);
  });

  test('forgives case, width, accents and plurals, and finds both languages, tags and texts', async () => {
    await keep({ work: { nameZh: '机器人', nameEn: 'Robots à la Café', keywords: ['ＶＲ'], texts: ['在上海 built'] } });
    const typed = [
      '机器',
      '器人',
      '人',
      'ROBOT',
      'robots',
      'ｒｏｂｏｔ',
      'cafe',
      'CAFÉ',
      'vr',
      'ＶＲ',
      '上海',
      'built 机器',
    ];
    for (const text of typed) expect({ text, found: await find(text) }).toEqual({ text, found: ['work'] });
    for (const text of ['器机', 'rob', '机器人们', 'robot 北京']) {
      expect({ text, found: await find(text) }).toEqual({ text, found: [] });
    }
  });

  test('finds letters beyond the basic plane, and nothing for what has no letters', async () => {
    await keep({ rare: { nameZh: '𠮷野家𰻝面' }, plain: { nameZh: '野家' } });
    expect(await find('𠮷野')).toEqual(['rare']);
    expect(await find('𰻝')).toEqual(['rare']);
    expect(await find('𰻝面')).toEqual(['rare']);
    for (const text of ['', ' ', '!!', '🎆', '“”', '%', '_']) expect(await find(text)).toEqual([]);
  });

  test.each([
    `'; drop table index_document; --`,
    `\\' & | ! : * ( ) <->`,
    `" AND ( NEAR OR NOT light`,
    'light:* & !light',
    `words : light^ {light}`,
    'light\u0001\u001f\ue000light\ue002video',
    '\ud800light',
  ])('takes %j for nothing but words', async (text) => {
    await keep({ work: { nameZh: '光', nameEn: `Light ${text}`, texts: ['And near or not: drop table words'] } });
    expect(await find('light')).toEqual(['work']);
    await expect(find(text)).resolves.toEqual(expect.any(Array));
  });

  test('tells its own marks from what is typed', async () => {
    await keep({ work: { nameZh: '光' } });
    for (const text of ['\ue002video', '\ue002videohead', 'video', '\ue001光', '\ue000光影']) {
      expect({ text, found: await find(text) }).toEqual({ text, found: text === '\ue001光' ? ['work'] : [] });
    }
  });

  test('keeps the kinds apart', async () => {
    await keep({ same: { nameZh: '光' } });
    await keep({ same: { nameZh: '影' } }, 'person');
    expect(await find('光')).toEqual(['same']);
    expect(await find('光', 'person')).toEqual([]);
    expect(await find('影', 'person')).toEqual(['same']);
  });

  test('gives two hundred at most, the most popular ones, of a word that is everywhere', async () => {
    const many = searchLimits.hits + 20;
    await keep(Object.fromEntries(Array.from({ length: many }, (_, i) => [`v${i}`, { nameZh: `光 ${i}`, weight: i }])));
    const found = await find('光');
    expect(found).toHaveLength(searchLimits.hits);
    expect(found[0]).toBe(`v${many - 1}`);
  });

  test('gives names alone once they answer often enough, and texts after them before', async () => {
    const named = Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`v${i}`, { nameZh: `光 ${i}` }]));
    await keep({ ...named, text: { nameZh: '夜', texts: ['光'], weight: 900 } });
    const found = await find('光');
    expect([found.length, found.at(-1)]).toEqual([100, 'text']);
    await keep({ last: { nameZh: '光 99' } });
    expect(await find('光')).toHaveLength(100);
    expect(await find('光')).not.toContain('text');
  });

  test('bears the longest texts', async () => {
    const long = Array.from({ length: 5000 }, (_, i) => `word${i}`).join(' ');
    await keep({
      work: { nameZh: '光'.repeat(80), nameEn: 'x'.repeat(5000), keywords: [long], texts: [long, '影'.repeat(9000)] },
    });
    expect(await find('word7')).toEqual(['work']);
    expect(await find('x'.repeat(5000))).toEqual(['work']);
    expect(await find('光'.repeat(100))).toEqual(['work']);
    expect(await find(long)).toEqual(['work']);
  });
});
