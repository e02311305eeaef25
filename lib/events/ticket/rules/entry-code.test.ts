import fc from 'fast-check';
import { readEntryCode, signedPart } from './entry-code';

const signature = 'x'.repeat(86);
const written = (ticketId: string, activityId: string) => `${signedPart({ ticketId, activityId })}.${signature}`;

test('a code says its ticket and its activity', () => {
  const id = fc.stringMatching(/^[\w-]{1,64}$/);
  fc.assert(
    fc.property(id, id, (ticketId, activityId) => {
      const read = readEntryCode(` ${written(ticketId, activityId)}\r\n`);
      expect(read).toEqual({ ticketId, activityId, signed: signedPart({ ticketId, activityId }), signature });
    }),
  );
});

test('no other text is a code', () => {
  const [head, payload] = signedPart({ ticketId: 'ticket', activityId: 'events' }).split('.');
  const others = [
    '',
    'https://example.com/v1',
    `${head}.${payload}`,
    `${head}.${payload}.${signature}x`,
    `v2.${payload}.${signature}`,
    `${head}.%%%.${signature}`,
    `${head}.A.${signature}`,
    `${head}.${btoa('no separator')}.${signature}`,
    // The same bytes, with a spare bit of the last character set.
    `${head}.${payload?.replace(/.$/, (last) => String.fromCharCode(last.charCodeAt(0) + 1))}.${signature}`,
  ];
  expect(others.map(readEntryCode)).toEqual(others.map(() => null));
});
