import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { remote } from './remote';

const listThings = endpoint({
  name: 'listThings',
  summary: '',
  method: 'GET',
  path: '/api/thing/list',
  auth: 'public',
  input: z.object({ word: z.string() }),
  data: z.array(z.string()),
  limit: looseLimit,
});
const countThing = endpoint({ ...listThings, name: 'countThing', method: 'POST', background: true });

test('is what was said, without the schemas', () => {
  const call = { name: 'countThing', method: 'POST', path: '/api/thing/list', background: true } as const;
  expect(remote<typeof countThing>(call)).toEqual(call);
});

test('another call than that of the contract does not compile', () => {
  const call = { name: 'listThings', method: 'GET', path: '/api/thing/list' } as const;
  remote<typeof listThings>(call);
  // @ts-expect-error: another path
  remote<typeof listThings>({ ...call, path: '/api/thing/other' });
  // @ts-expect-error: another method
  remote<typeof listThings>({ ...call, method: 'POST' });
  // @ts-expect-error: the contract says that this one is no background call
  remote<typeof listThings>({ ...call, background: true });
  // @ts-expect-error: the contract says that this one is
  remote<typeof countThing>({ ...call, name: 'countThing', method: 'POST' });
});
