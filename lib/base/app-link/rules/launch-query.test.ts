import fc from 'fast-check';
import { landingPath, readLaunchQuery } from './launch-query';

test.each([
  ['', {}],
  ['maType=2&maId=v1', { maType: '2', maId: 'v1' }],
  ['forumName=%E5%85%89%20%E5%BD%B1', { forumName: '光 影' }],
  ['forumName=a+b', { forumName: 'a b' }],
  ['maType=%202%20&maId=%20', { maType: '2' }],
  ['maId=first&maId=second', { maId: 'first' }],
  ['matype=2&kw=x&utm_source=ad', {}],
  ['__proto__=x&constructor=y', {}],
  [`maType=${'1'.repeat(32)}`, { maType: '1'.repeat(32) }],
  [`maType=${'1'.repeat(33)}&maId=v1`, { maId: 'v1' }],
  [`maId=${'1'.repeat(65)}`, {}],
  [`forumName=${'光'.repeat(101)}`, {}],
])('reads %j', (query, target) => {
  expect(readLaunchQuery(new URLSearchParams(query))).toEqual(target);
});

test('whatever the query, what is passed on is known, trimmed, not empty and short', () => {
  const name = fc.oneof(fc.constantFrom('maType', 'maId', 'forumName'), fc.string());
  const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 90, maxLength: 110 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const query = new URLSearchParams(pairs);
      for (const [key, text] of Object.entries(readLaunchQuery(query))) {
        expect(['maType', 'maId', 'forumName']).toContain(key);
        expect(text).toBe(query.get(key)?.trim());
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('reading again what was read changes nothing', () => {
  const value = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(value, value, value, (maType, maId, forumName) => {
      const target = readLaunchQuery(new URLSearchParams({ maType, maId, forumName }));
      expect(readLaunchQuery(new URLSearchParams({ ...target }))).toEqual(target);
    }),
  );
});

test.each([
  ['', '/app'],
  ['maId=v1&from=ad', '/app?maId=v1&from=ad'],
  ['forumName=光%26', '/app?forumName=%E5%85%89%26'],
])('the landing page keeps %j', (query, path) => {
  expect(landingPath(new URLSearchParams(query))).toBe(path);
});
