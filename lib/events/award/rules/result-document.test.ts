import type { ContestFacts } from '../contract/document';
import { type ResultParts, resultDocument } from './result-document';

const text = (zh: string) => ({ zh, en: '' });
const facts = { contest: { isBlind: true } } as ContestFacts;
const entry = (number: number) => ({
  ...{ id: `entry-${number}`, number, title: text(`作品 ${number}`), categoryId: 'film' },
  ...{ mode: 'team' as const, teamName: '灯组', people: [{ id: 'sam', name: '小山' }] },
});
const award = (id: string) => ({ id, name: text(id), prize: text(''), quantity: 1, categoryId: null });
const parts: ResultParts = {
  ...{ stage: 'award', version: 1, publishedAt: Date.UTC(2026, 10, 20, 4), facts },
  shortlist: { way: 'hand', top: 0, reason: '评委一致' },
  awards: [award('gold'), award('light')],
  entries: [entry(12), entry(3)],
  winners: [
    { awardId: 'light', entryId: 'entry-12', citation: text('光') },
    { awardId: 'gold', entryId: 'entry-12', citation: text('金') },
  ],
};

test('awards name entries by number, their people, and what they won in the order of the plan', () => {
  const { outcome, awards, publishedTime } = resultDocument(parts);
  expect(awards.map(({ id }) => id)).toEqual(['gold', 'light']);
  expect(publishedTime).toBe('2026-11-20T12:00:00.000+08:00');
  expect(outcome).toEqual([
    { ...entry(3), result: 'shortlisted', awards: [] },
    {
      ...entry(12),
      result: 'awarded',
      awards: [
        { id: 'gold', citation: text('金') },
        { id: 'light', citation: text('光') },
      ],
    },
  ]);
});

test('a shortlist tells no award, and nobody in a blind contest', () => {
  const blind = resultDocument({ ...parts, stage: 'shortlist' });
  expect(blind.awards).toEqual([]);
  expect(blind.outcome.map(({ people, teamName, result, awards }) => [people, teamName, result, awards])).toEqual([
    [[], '', 'shortlisted', []],
    [[], '', 'shortlisted', []],
  ]);
  const open = { contest: { isBlind: false } } as ContestFacts;
  const [first] = resultDocument({ ...parts, stage: 'shortlist', facts: open }).outcome;
  expect(first).toMatchObject({ teamName: '灯组', people: [{ name: '小山' }] });
});

test('the order of its parts does not matter', () => {
  const turned = { ...parts, entries: parts.entries.toReversed(), winners: parts.winners.toReversed() };
  expect(resultDocument(turned)).toEqual(resultDocument(parts));
});
