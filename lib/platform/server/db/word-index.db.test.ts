import { describeOnBothEngines } from '@/test/engines';
import type { Tx } from './database';
import { dropWords, findHolding, putWeight, putWords } from './word-index';

describeOnBothEngines('the word index', (database) => {
  const write = (work: (tx: Tx) => Promise<void>) => database().db.transaction(work);
  const find = (words: string[], bounds: { limit?: number; weighed?: number } = {}) =>
    findHolding(database().db.read, words, { limit: 10, weighed: 10, ...bounds });

  beforeAll(() =>
    write(async (tx) => {
      await putWords(tx, 1, { words: ['光', '影', '光影'], weight: 1 });
      await putWords(tx, 2, { words: ['光', 'light'], weight: 9 });
      await putWords(tx, 3, { words: ['光', '影'], weight: 5 });
    }),
  );

  test('finds what holds all words, the heaviest first, then the lesser number', async () => {
    expect(await find(['光'])).toEqual([2, 3, 1]);
    expect(await find(['光', '影'])).toEqual([3, 1]);
    expect(await find(['光', '影', 'light'])).toEqual([]);
    await write((tx) => putWeight(tx, 1, 5));
    expect(await find(['光', '影'])).toEqual([1, 3]);
  });

  test('gives no more than it is asked for, and looks at no more', async () => {
    expect(await find(['光'], { limit: 1 })).toEqual([2]);
    expect(await find(['光'], { weighed: 2 })).toHaveLength(2);
  });

  test('forgets the words of what is put anew or dropped', async () => {
    await write((tx) => putWords(tx, 2, { words: ['潮汐'], weight: 3 }));
    expect([await find(['潮汐']), await find(['light'])]).toEqual([[2], []]);
    await write((tx) => putWeight(tx, 2, 4));
    expect(await find(['潮汐'])).toEqual([2]);
    await write((tx) => dropWords(tx, 2));
    expect([await find(['潮汐']), await find(['影'])]).toEqual([[], [1, 3]]);
  });
});
