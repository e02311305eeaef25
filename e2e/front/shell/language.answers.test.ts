import { newVisitor } from '../../answers';

const choseEnglish = { Cookie: 'language=en' };

test.each([
  ['/', '/en'],
  ['/nothing?from=ad', '/en'],
  ['/Find', '/en/Find'],
  ['/PeopleCenter?tab=2', '/en/PeopleCenter?tab=2'],
])('who chose English is sent to the English address: %s', async (path, english) => {
  const { status, headers } = await newVisitor().ask(path, { headers: choseEnglish });
  expect([status, headers.location, headers['cache-control']]).toEqual([307, english, 'no-store']);
});

test.each([
  ['/en', choseEnglish, 'en'],
  ['/en', { Cookie: 'language=zh' }, 'en'],
  ['/', { Cookie: 'language=zh' }, 'zh-CN'],
  ['/', {}, 'zh-CN'],
  ['/en', {}, 'en'],
] as const)('%s with %j is answered in %s', async (path, headers, lang) => {
  const { status, text } = await newVisitor().ask(path, { headers });
  expect(status).toBe(200);
  expect(text).toContain(`<html lang="${lang}"`);
});

test.each([
  ['/zh', '/'],
  ['/zh/Find', '/Find'],
])('Chinese has no prefix: %s', async (path, address) => {
  const { status, headers } = await newVisitor().ask(path);
  expect([status, headers.location]).toEqual([308, address]);
});

test('what the router prefetches is not redirected by a stored language choice', async () => {
  const headers = { ...choseEnglish, rsc: '1' };
  const visitor = newVisitor();
  // Next names each such answer in the query of its address.
  const { location = '' } = (await visitor.ask('/', { headers })).headers;
  expect(location).toMatch(/^\/\?_rsc/);
  const answer = await visitor.ask(location, { headers });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/x-component')]);
});
