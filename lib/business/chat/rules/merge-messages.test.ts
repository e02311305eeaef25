import fc from 'fast-check';
import type { ChatMessage } from '../contract';
import { mergeMessages } from './merge-messages';

const message = (seq: number): ChatMessage => ({
  seq,
  side: 'visitor',
  text: `message ${seq}`,
  clientId: `id ${seq}`,
  at: '2026-11-20T12:00:00.000+08:00',
});

test('messages that come in any order and any number of times stand in theirs, once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (portions) => {
      const merged = portions.reduce<readonly ChatMessage[]>(
        (known, portion) => mergeMessages(known, portion.map(message)),
        [],
      );
      const numbers = [...new Set(portions.flat())].sort((a, b) => a - b);
      expect(merged).toEqual(numbers.map(message));
    }),
  );
});

test('nothing new is the same list, so that nothing is drawn again', () => {
  const known = [message(1), message(2)];
  expect(mergeMessages(known, [message(2), message(1)])).toBe(known);
});
