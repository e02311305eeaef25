import { makeQueryClient } from '@/lib/platform/client/query-client';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { areasQuery, industriesQuery, professionsQuery } from './dictionary';

const film = { id: 'film', name: '影视动画' };
const director = { id: 'director', name: '导演' };
const countries = { parents: [], list: [{ id: 'CN', name: '中国', hasChildren: true }] };
let asked: string[];

beforeEach(() => {
  asked = [];
  useSessionStore.setState(useSessionStore.getInitialState(), true);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname, search } = new URL((request as Request).url);
    asked.push(pathname + search);
    const data = { '/api/person/industries': [film], '/api/person/professions': [director] }[pathname] ?? countries;
    return Response.json({ code: 'OK', data });
  });
});

test('industries and professions fill the client state, and are asked for once', async () => {
  const queries = makeQueryClient();
  expect(await queries.fetchQuery(industriesQuery)).toEqual([film]);
  expect(await queries.fetchQuery(professionsQuery)).toEqual([director]);
  await queries.fetchQuery(industriesQuery);
  expect(useSessionStore.getState()).toMatchObject({ industryList: [film], professionList: [director] });
  expect(asked).toEqual(['/api/person/industries', '/api/person/professions']);
});

test('each level of areas is asked for by itself', async () => {
  const queries = makeQueryClient();
  expect(await queries.fetchQuery(areasQuery(null))).toEqual(countries);
  await queries.fetchQuery(areasQuery('CN-310000'));
  expect(asked).toEqual(['/api/person/areas', '/api/person/areas?parent=CN-310000']);
});
