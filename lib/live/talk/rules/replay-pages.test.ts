import type { Said } from '../contract';
import { nextFrom, saidUntil, stretchFor } from './replay-pages';

const said = (seq: number, streamMs: number): Said => ({
  ...{
    seq,
    kind: 'message',
    role: 'viewer',
    text: '',
    clientId: `${seq}`,
    at: '2026-11-20T12:00:00.000+08:00',
    streamMs,
  },
  ...{ by: { userId: 'viewer', nickname: '', avatar: null, verification: 'none' }, isAnswered: false },
});

test.each([
  [0, 0],
  [59_999.5, 0],
  [90_000.7, 30_000],
])('a player at %d ms asks from %d ms on', (streamMs, from) => {
  expect(stretchFor(streamMs)).toBe(from);
});

test('the next page begins where this one ends, and after it where all have one time', () => {
  expect(nextFrom([said(1, 500), said(2, 900)])).toBe(900);
  expect(nextFrom([said(1, 900), said(2, 900)])).toBe(901);
});

test('what was said until a time, each once, the latest hundred', () => {
  const messages = [said(1, 500), said(2, 900), said(2, 900), said(3, 1000)];
  expect(saidUntil(messages, 999).map(({ seq }) => seq)).toEqual([1, 2]);
  const many = Array.from({ length: 150 }, (_, index) => said(index, index));
  expect(saidUntil(many, 1000).map(({ seq }) => seq)).toEqual(many.slice(50).map(({ seq }) => seq));
});
