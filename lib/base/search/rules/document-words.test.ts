import fc from 'fast-check';
import type { SearchDocument } from '@/lib/base/thing/codes';
import { documentWords, headSizes, headWord, nameKey, tierOf, wordsSearched } from './document-words';

const work: SearchDocument = {
  nameZh: '光影记忆',
  nameEn: 'Light, Shadow & Memory',
  keywords: ['装置'],
  texts: ['在黑暗里'],
  weight: 1,
};

test('the names of something are folded, each after a line break', () => {
  expect(nameKey(work)).toBe('\n光影记忆\nlight shadow memory');
  expect(nameKey({ nameZh: '光', nameEn: null })).toBe('\n光');
});

test('words of names are found as such, and so is a whole name; other words only anywhere', () => {
  const words = new Set(documentWords('video', work, 0));
  const holds = (some: readonly string[]) => some.every((word) => words.has(word));
  for (const text of ['光影', '影记', '光', 'shadow', 'LIGHT 记忆']) {
    const { inName, anywhere } = wordsSearched('video', text);
    expect({ text, inName: holds(inName), anywhere: holds(anywhere) }).toEqual({ text, inName: true, anywhere: true });
  }
  const tag = wordsSearched('video', '装置');
  expect([holds(tag.anywhere), holds(tag.inName)]).toEqual([true, false]);
  expect(holds(wordsSearched('person', '光影').anywhere)).toBe(false);
  for (const [name, isWhole] of [
    ['light shadow memory', true],
    ['光影记忆', true],
    ['光影', false],
  ] as const) {
    expect(words.has(wordsSearched('video', name).asName ?? '')).toBe(isWhole);
  }
});

test('a document has the words of the heads it is in: of the smallest and all larger ones, of the larger alone, of none', () => {
  const headsOf = (tier: number) => {
    const words = documentWords('topic', work, tier);
    return [...headSizes.keys()].filter((head) => words.includes(headWord('topic', head)));
  };
  expect([0, 1, 2].map(headsOf)).toEqual([[0, 1], [1], []]);
});

test('what weighs as much as the last of a head is in it, and everything is in all of them while they are unknown', () => {
  expect([20, 19, 10, 9].map((weight) => tierOf(weight, [20, 10]))).toEqual([0, 1, 1, 2]);
  expect(tierOf(0, [])).toBe(0);
});

test('a long text is found by the words of its first 5,000 characters', () => {
  const isFoundAfter = (length: number) => {
    const words = documentWords('article', { ...work, texts: [`${'。'.repeat(length)}尾声`] }, 0);
    return wordsSearched('article', '尾声').anywhere.every((word) => words.includes(word));
  };
  expect([4_998, 4_999].map(isFoundAfter)).toEqual([true, false]);
});

test('every word is one word to both engines, and each stands there once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (nameZh, text) => {
      const words = documentWords('activity', { ...work, nameZh, keywords: [text], texts: [text] }, 0);
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) expect(word).toMatch(/^[\p{Co}\p{L}\p{M}\p{N}]+$/u);
      for (const word of wordsSearched('activity', text).anywhere) expect(words).toContain(word);
    }),
  );
});
