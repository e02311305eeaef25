import type { Call } from '@/lib/platform/shared/endpoint';
import { outdate } from './outdate';
import { makeQueryClient } from './query-client';

const follow: Call = { method: 'POST', path: '/api/thing/follow' };
const like: Call = { method: 'POST', path: '/api/thing/like' };

test('a call outdates the queries that name it, and no other', async () => {
  const queries = makeQueryClient();
  const load = (name: string, meta?: { outdatedBy?: readonly Call[] }) =>
    queries.prefetchQuery({ queryKey: [name], queryFn: () => name, meta });
  await Promise.all([
    load('both', { outdatedBy: [like, follow] }),
    load('followed', { outdatedBy: [{ ...follow }] }),
    load('liked', { outdatedBy: [like] }),
    load('none', { outdatedBy: undefined }),
    load('plain'),
  ]);
  outdate(queries, follow);
  const outdated = queries.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  expect(outdated.map(({ queryKey: [name] }) => name)).toEqual(['both', 'followed']);
});
