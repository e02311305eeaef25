import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { findProhibitedWords } from './word-index';

describeOnBothEngines('prohibited words', (database) => {
  const find = (...texts: string[]) => findProhibitedWords(database().db.read, texts);
  const addWord = (word: string) =>
    database().db.transaction((tx) => tx.insertInto('moderation_word').values({ word, created_at: noon }).execute());

  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('are there from the start, in both languages', async () => {
    expect(await find('一起赌 博吧', 'Buy weed here, get rich quick', '赌博')).toEqual(
      expect.arrayContaining(['赌博', 'buy weed', 'get rich quick']),
    );
    expect(await find('光场艺术 The Scunthorpe Light Festival', '')).toEqual([]);
    expect(await find()).toEqual([]);
  });

  test('that are added count within seconds, and are not read again for each text', async () => {
    let clock = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
    clock += 60_000;
    expect(await find('新词')).toEqual([]);
    await addWord('新词');
    expect(await find('新词')).toEqual([]);
    clock += 5000;
    expect(await find('新词')).toEqual(['新词']);
  });
});
