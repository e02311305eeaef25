import { routes } from './api';

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
