import { testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { insertRows, topicRow } from '@/test/rows';
import { findArtSchools } from '../../contract';
import { seedTopicList } from '../seed/channels';
import { artSchools } from './art-schools';
import { listArtSchools } from './list-art-schools';

const nothing = { province: '', letter: '', text: '' };

test('sixty schools are written, in every province, each with all that is known of every one', () => {
  expect(artSchools).toHaveLength(60);
  expect(new Set(artSchools.map(({ province }) => province)).size).toBe(31);
  expect(new Set(artSchools.map(({ id }) => id)).size).toBe(60);
  const chinese = /^\p{Script=Han}+$/u;
  for (const { id, names, pinyin, province, provinceNames, city, url } of artSchools) {
    expect(id).toMatch(/^[a-z]{1,64}$/);
    expect(pinyin.split(' ')).toHaveLength([...names.zh].length);
    expect(province).toMatch(/^\d\d0000$/);
    for (const { zh, en } of [names, provinceNames, city]) {
      expect({ zh, chinese: chinese.test(zh) }).toEqual({ zh, chinese: true });
      expect(en).toMatch(/^[A-Za-z][\w &,’()-]+$/);
    }
    expect(url).toMatch(/^(?:https:\/\/[a-z.]+\.cn)?$/);
  }
  expect(artSchools.find(({ id }) => id === 'zhongyangmeishuxueyuan')?.names.zh).toBe('中央美术学院');
});

test('the demonstration has channels of some of them', () => {
  const names = new Set(artSchools.map(({ names: { zh } }) => zh));
  const channels = seedTopicList.filter(({ kind }) => kind === 'school');
  expect(channels.filter(({ nameZh }) => names.has(nameZh)).length).toBeGreaterThanOrEqual(3);
});

describeOnOneEngine('the directory of art schools', (database) => {
  beforeAll(() =>
    database().db.transaction((tx) =>
      insertRows(tx, 'topic', [
        topicRow({ id: 'own', name_key: '中央美术学院', kind: 'school', thumb: 'topics/own.jpg', video_count: 7 }),
        topicRow({ id: 'waits', name_key: '中国美术学院', kind: 'school', state: 'pending_review' }),
        topicRow({ id: 'fans', name_key: '广州美术学院', kind: 'light' }),
      ]),
    ),
  );

  const find = (query: Partial<typeof nothing>, language: 'zh' | 'en' = 'zh') =>
    listArtSchools(testContext(database().db, { language }), { ...nothing, ...query });

  test('is whole, in the order of the pinyin, and says what its contract says', async () => {
    const all = await find({});
    expect(all).toHaveLength(60);
    expect(all.map(({ letter }) => letter)).toEqual(all.map(({ letter }) => letter).toSorted());
    expect(findArtSchools.data.parse(all)).toEqual(all);
  });

  test('knows the public channel of a school by its kind and name', async () => {
    const withChannel = (await find({})).filter(({ channel }) => channel !== null);
    expect(withChannel).toEqual([
      expect.objectContaining({
        name: '中央美术学院',
        channel: { id: 'own', thumb: 'topics/own.jpg', videoCount: 7 },
      }),
    ]);
  });

  test('is narrowed by province, letter and name, in either language', async () => {
    expect((await find({ province: '330000' }, 'en')).map(({ name, city }) => [name, city])).toEqual([
      ['School of Art and Archaeology, Zhejiang University', 'Hangzhou'],
      ['China Academy of Art', 'Hangzhou'],
    ]);
    expect((await find({ letter: 'L' })).map(({ name }) => name)).toEqual(['鲁迅美术学院']);
    expect((await find({ text: 'gafa' })).map(({ name }) => name)).toEqual(['广州美术学院']);
    expect(await find({ province: '330000', text: 'gafa' })).toEqual([]);
    expect(await find({ province: '999999' })).toEqual([]);
  });
});
