import type { TextState } from '../codes';
import { statesOfTexts } from './text-states';

const both = { zh: true, en: true };

test.each<[string, Parameters<typeof statesOfTexts>[0], TextState, TextState]>([
  [
    'nothing',
    { isThere: { zh: false, en: false }, changedAt: { zh: 0, en: 0 }, checkedAt: null },
    'missing',
    'missing',
  ],
  ['one text', { isThere: { zh: true, en: false }, changedAt: { zh: 5, en: 0 }, checkedAt: null }, 'alone', 'missing'],
  ['two texts', { isThere: both, changedAt: { zh: 5, en: 6 }, checkedAt: null }, 'unchecked', 'unchecked'],
  ['two checked', { isThere: both, changedAt: { zh: 5, en: 6 }, checkedAt: 6 }, 'checked', 'checked'],
  ['zh changed since', { isThere: both, changedAt: { zh: 8, en: 6 }, checkedAt: 7 }, 'checked', 'stale'],
  ['en changed since', { isThere: both, changedAt: { zh: 5, en: 8 }, checkedAt: 7 }, 'stale', 'checked'],
  ['both changed since', { isThere: both, changedAt: { zh: 8, en: 9 }, checkedAt: 7 }, 'stale', 'stale'],
  [
    'one gone since',
    { isThere: { zh: true, en: false }, changedAt: { zh: 5, en: 9 }, checkedAt: 7 },
    'alone',
    'missing',
  ],
])('%s', (_, times, zh, en) => {
  expect(statesOfTexts(times)).toEqual({ zh, en });
});
