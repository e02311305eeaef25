import { reminderWords } from '../codes';
import { isStillTrue } from './still-true';

const startAt = 1000;
const coming = { isPublic: true, startAt, canceledAt: null, liveAt: null };

test.each<[string, Partial<typeof coming> | object, number, string[]]>([
  ['to come', {}, startAt - 1, ['soon', 'moved', 'missed']],
  ['late', {}, startAt, ['missed']],
  ['on air', { liveAt: startAt }, startAt, []],
  ['moved again', { startAt: startAt + 1 }, startAt - 1, []],
  ['canceled', { canceledAt: 1 }, startAt - 1, ['canceled']],
  ['taken down', { isPublic: false }, startAt - 1, ['canceled']],
])('of one that is %s', (_, change, now, told) => {
  const facts = { ...coming, ...change };
  expect(reminderWords.filter((word) => isStillTrue({ word, startAt }, facts, now))).toEqual(told);
});
