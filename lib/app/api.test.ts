import type { Endpoint } from '@/lib/platform/shared/endpoint';
import { protocols, routes } from './api';

const endpoints = routes.map((route) => route.endpoint);

test.each([
  ['GET', '/api/operations/list/7', 'public'],
  ['POST', '/api/operations/click', 'public'],
  ['POST', '/api/operations/show', 'public'],
  ['GET', '/api/video/bannerList', 'public'],
  ['GET', '/api/video/findVideoList', 'public'],
  ['GET', '/api/topic/findList', 'public'],
  ['GET', '/api/activity/indexList', 'public'],
  ['GET', '/api/customer/info/get', 'user'],
  ['GET', '/api/common/page', 'public'],
  ['GET', '/api/u/base/get', 'user'],
  ['GET', '/api/data/col', 'public'],
])('serves %s %s of specification section 7 (%s)', (method, path, auth) => {
  expect(endpoints).toContainEqual(expect.objectContaining({ method, path, auth }));
});

test('no two calls share a name or an address', () => {
  const names = endpoints.map((endpoint) => endpoint.name);
  const addresses = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(names).size).toBe(endpoints.length);
  expect(new Set(addresses).size).toBe(endpoints.length);
});

type Limited = Pick<Endpoint, 'name' | 'limit'> & Partial<Pick<Endpoint, 'method' | 'background'>>;

/** A write is limited per account too; strictly, unless it only counts itself or a piece of an upload. */
function unboundAccounts(calls: readonly Limited[]): string[] {
  const isStrict = ({ name, background, limit }: Limited) =>
    limit.account?.strict || (limit.account && (background || protocols.some((protocol) => protocol.name === name)));
  return calls.filter((call) => call.method !== 'GET' && !isStrict(call)).map(({ name }) => name);
}

test('every call that writes has a limit of the account', () => {
  expect(unboundAccounts([...endpoints, ...protocols])).toEqual([]);
});

test.each([
  ['none', undefined, ['probe']],
  ['a loose one', { max: 1, seconds: 60 }, ['probe']],
  ['a strict one', { max: 1, seconds: 60, strict: true }, []],
])('a writing call with %s', (_, account, found) => {
  const limit = { address: { max: 1, seconds: 60, strict: true }, ...(account && { account }) };
  expect(unboundAccounts([{ name: 'probe', method: 'POST', limit }])).toEqual(found);
  expect(unboundAccounts([{ name: 'probe', method: 'GET', limit }])).toEqual([]);
});
