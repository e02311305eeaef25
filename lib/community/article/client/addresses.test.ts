import fc from 'fast-check';
import { articleOrders } from '../codes';
import { type ArticleChoice, choiceOf, everything, listPath, queryWith } from './addresses';

const read = (query: string) => choiceOf(new URLSearchParams(query));

test.each<[string, Partial<ArticleChoice>]>([
  ['', {}],
  ['topicId=topic-01&order=liked', { topicId: 'topic-01', order: 'liked' }],
  ['tag=+%E5%85%89+', { tag: '光' }],
  ['topicId=a%20b&order=hot', {}],
  [`tag=${'a'.repeat(81)}`, {}],
])('%j names %j', (query, choice) => {
  expect(read(query)).toEqual({ ...everything, ...choice });
});

test('what is chosen can be read from the address again, and other parameters stay in it', () => {
  const choice = fc.record({
    topicId: fc.stringMatching(/^[\w-]{0,64}$/),
    tag: fc.string({ maxLength: 20 }).map((text) => text.trim()),
    order: fc.constantFrom(...articleOrders),
  });
  fc.assert(
    fc.property(choice, (one) => {
      const query = queryWith(new URLSearchParams('utm_source=a&tag=old'), one);
      expect(choiceOf(query)).toEqual(one);
      expect(query.get('utm_source')).toBe('a');
    }),
  );
});

test('the address of all is the bare one', () => {
  expect([listPath({}), listPath({ tag: '光 影' })]).toEqual([
    '/articleIndex',
    '/articleIndex?tag=%E5%85%89+%E5%BD%B1',
  ]);
});
