import fc from 'fast-check';
import { shownMessages } from '../codes';
import type { Said, Talk } from '../contract';
import { takeEvent, takeSaid } from './take-event';

const at = '2026-11-20T12:00:00.000+08:00';
const said = (seq: number, userId = 'viewer'): Said => ({
  ...{ seq, kind: 'message', role: 'viewer', text: `message ${seq}`, clientId: `id ${seq}`, at, streamMs: seq * 1000 },
  ...{ by: { userId, nickname: userId, avatar: null, verification: 'none' }, isAnswered: false },
});
const talk: Talk = {
  ...{ seq: 3, said: [said(1), said(2, 'loud'), said(3, 'loud')], hasEarlier: false, opensAt: at, isOpen: true },
  ...{ role: 'viewer', isStaff: false, isSilenced: false, needsPayment: false, helpers: [said(1, 'loud').by] },
  ...{ slowSeconds: 0, questionsOnly: false, pinned: said(2, 'loud') },
};
const numbers = ({ said: messages }: Talk) => messages.map(({ seq }) => seq);

test('messages that come in any order and any number of times stand in theirs, once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (portions) => {
      const merged = portions.reduce<Talk>(
        (known, portion) =>
          takeSaid(
            known,
            portion.map((seq) => said(seq)),
          ),
        {
          ...talk,
          said: [],
        },
      );
      expect(numbers(merged)).toEqual([...new Set(portions.flat())].sort((a, b) => a - b));
    }),
  );
});

test('nothing new is the same talk, so that nothing is drawn again', () => {
  expect(takeSaid(talk, [said(2), said(1)])).toBe(talk);
});

test('of many messages the latest are kept, and there are earlier ones then', () => {
  const many = takeSaid(
    talk,
    Array.from({ length: shownMessages }, (_, index) => said(index + 4)),
  );
  expect([numbers(many)[0], many.said.length, many.hasEarlier]).toEqual([4, shownMessages, true]);
});

test('a message that is removed is gone, also from the top', () => {
  const after = takeEvent(talk, { kind: 'removed', seq: 2 }, 'viewer');
  expect([numbers(after), after.pinned]).toEqual([[1, 3], null]);
});

test('who is silenced loses what they said, and what they were', () => {
  const event = { kind: 'silenced', userId: 'loud', isSilenced: true } as const;
  const seen = takeEvent({ ...talk, role: 'helper' }, event, 'viewer');
  expect([numbers(seen), seen.pinned, seen.helpers, seen.role, seen.isSilenced]).toEqual([
    [1],
    null,
    [],
    'helper',
    false,
  ]);
  expect(takeEvent({ ...talk, role: 'helper' }, event, 'loud')).toMatchObject({ role: 'viewer', isSilenced: true });
  expect(takeEvent(talk, { ...event, isSilenced: false }, 'loud')).toMatchObject({
    said: talk.said,
    isSilenced: false,
  });
});

test('a helper is one for themselves; others only lose them from the list', () => {
  expect(takeEvent(talk, { kind: 'helper', userId: 'viewer', isHelper: true }, 'viewer').role).toBe('helper');
  expect(takeEvent(talk, { kind: 'helper', userId: 'loud', isHelper: false }, 'viewer')).toMatchObject({
    ...{ role: 'viewer', helpers: [] },
  });
});

test('settings and answers are taken as they are told', () => {
  const settings = { slowSeconds: 15, questionsOnly: true, pinned: null } as const;
  expect(takeEvent(talk, { kind: 'settings', settings }, '')).toMatchObject(settings);
  const answered = takeEvent(talk, { kind: 'answered', seq: 3, isAnswered: true }, '');
  expect(answered.said.map(({ isAnswered }) => isAnswered)).toEqual([false, false, true]);
});
