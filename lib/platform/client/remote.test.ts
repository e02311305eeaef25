import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import type { CallOf } from './remote';

const calls = {
  listThings: { method: 'GET', path: '/api/thing/list' },
  countThing: { method: 'POST', path: '/api/thing/count', background: true },
} as const;
const listThings = endpoint({
  name: 'listThings',
  ...calls.listThings,
  summary: '',
  auth: 'public',
  input: z.object({ word: z.string() }),
  data: z.array(z.string()),
  limit: looseLimit,
});
const countThing = endpoint({ ...listThings, name: 'countThing', ...calls.countThing });

test('another call than that of the contract does not compile', () => {
  const list: CallOf<typeof listThings> = calls.listThings;
  const count: CallOf<typeof countThing> = calls.countThing;
  // @ts-expect-error: another path
  const another: CallOf<typeof listThings> = { ...calls.listThings, path: '/api/thing/other' };
  // @ts-expect-error: another method
  const written: CallOf<typeof listThings> = { ...calls.listThings, method: 'POST' };
  // @ts-expect-error: in the contract it is not a background call
  const quiet: CallOf<typeof listThings> = { ...calls.listThings, background: true };
  // @ts-expect-error: in the contract it is a background call
  const loud: CallOf<typeof countThing> = { method: 'POST', path: '/api/thing/count' };
  expect(new Set([list, count, another, written, quiet, loud])).toHaveProperty('size', 6);
});
