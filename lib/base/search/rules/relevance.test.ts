import { byRelevance, type Candidate } from './relevance';

const candidate = (id: string, name: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  names: [name],
  isInName: true,
  weight: 0,
  ...more,
});

test('what is called so stands before what begins so, holds it, holds its words, and mentions it', () => {
  const all = [
    candidate('text', '潮', { isInName: false, weight: 5 }),
    candidate('words', '影中之光', { weight: 4 }),
    candidate('within', '城市光影', { weight: 3 }),
    candidate('begins', '光影城市', { weight: 2 }),
    candidate('exact', '夜', { names: ['夜', '光影'], weight: 1 }),
  ];
  expect(byRelevance(all, '光影').map(({ id }) => id)).toEqual(['exact', 'begins', 'within', 'words', 'text']);
});

test('the more popular stands first among equals, then the lesser id, whatever order they come in', () => {
  const all = [candidate('c', '光一'), candidate('b', '光二', { weight: 7 }), candidate('a', '光三')];
  for (const some of [all, all.toReversed()]) {
    expect(byRelevance(some, '光').map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  }
});

test('what is typed is folded as names are', () => {
  const all = [candidate('other', 'light art now', { weight: 9 }), candidate('exact', 'light art')];
  expect(byRelevance(all, ' ＬＩＧＨＴ  Árt! ').map(({ id }) => id)).toEqual(['exact', 'other']);
});
