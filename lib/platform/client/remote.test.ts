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
  const address = { name: 'countThing', method: 'POST', path: '/api/thing/list', background: true } as const;
  expect(remote<typeof countThing>(address)).toEqual(address);
});

test('another address than that of the contract does not compile', () => {
  const address = { name: 'listThings', method: 'GET', path: '/api/thing/list' } as const;
  remote<typeof listThings>(address);
  // @ts-expect-error: another path
  remote<typeof listThings>({ ...address, path: '/api/thing/other' });
  // @ts-expect-error: another method
  remote<typeof listThings>({ ...address, method: 'POST' });
  // @ts-expect-error: the contract says that this one is no background call
  remote<typeof listThings>({ ...address, background: true });
  // @ts-expect-error: the contract says that this one is
  remote<typeof countThing>({ ...address, name: 'countThing', method: 'POST' });
});
