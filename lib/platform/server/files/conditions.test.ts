import { isFresh, mayContinue } from './conditions';

/** Half a second after a full one, which HTTP dates cannot express. */
const validators = { etag: '"abc"', lastModified: Date.UTC(2026, 10, 20, 4, 0, 0, 500) };
const exact = 'Fri, 20 Nov 2026 04:00:00 GMT';
const earlier = 'Fri, 20 Nov 2026 03:59:59 GMT';
const later = 'Fri, 20 Nov 2026 04:00:01 GMT';

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'If-None-Match': '"abc"' }, true],
  [{ 'If-None-Match': 'W/"abc"' }, true],
  [{ 'If-None-Match': '"x", "abc" ,"y"' }, true],
  [{ 'If-None-Match': '*' }, true],
  [{ 'If-None-Match': '"ab"' }, false],
  [{ 'If-None-Match': 'abc' }, false],
  [{ 'If-None-Match': '' }, false],
  [{ 'If-Modified-Since': exact }, true],
  [{ 'If-Modified-Since': later }, true],
  [{ 'If-Modified-Since': earlier }, false],
  [{ 'If-Modified-Since': 'yesterday' }, false],
  [{ 'If-Modified-Since': '2027' }, false],
  // Only the ETag counts where both are given.
  [{ 'If-None-Match': '"other"', 'If-Modified-Since': exact }, false],
  [{ 'If-None-Match': '"abc"', 'If-Modified-Since': earlier }, true],
])('what the client knows by %j is still good: %s', (headers, fresh) => {
  expect(isFresh(new Headers(headers), validators)).toBe(fresh);
});

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ 'If-Range': '"abc"' }, true],
  [{ 'If-Range': exact }, true],
  [{ 'If-Range': 'W/"abc"' }, false],
  [{ 'If-Range': '"other"' }, false],
  [{ 'If-Range': earlier }, false],
  [{ 'If-Range': later }, false],
  [{ 'If-Range': '' }, false],
  [{ 'If-Range': 'nonsense' }, false],
])('a range with %j is honoured: %s', (headers, honoured) => {
  expect(mayContinue(new Headers(headers), validators)).toBe(honoured);
});
