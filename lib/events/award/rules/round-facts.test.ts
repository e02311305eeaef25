import { type JudgedRound, roundFacts } from './round-facts';

test('a round tells its rubric, and the rule for ties whole', () => {
  const judged: JudgedRound = {
    ...{ position: 1, state: 'closed' as const, nameZh: '终评', nameEn: '', judges: 5, perEntry: 3, entries: 20 },
    criteria: [{ id: 'idea', nameZh: '观念', nameEn: 'Idea', weight: 100 }],
    ...{ tieOrder: ['idea'], openedAt: Date.UTC(2026, 10, 1), closedAt: null },
    ties: [{ numbers: [3, 7], resolvedBy: 'median' }],
  };
  expect(roundFacts(judged)).toEqual({
    ...{ position: 1, name: { zh: '终评', en: '' }, judges: 5, judgesPerEntry: 3, entries: 20 },
    criteria: [{ id: 'idea', name: { zh: '观念', en: 'Idea' }, weight: 100 }],
    tieRule: ['idea', 'median', 'chair'],
    ...{ openedTime: '2026-11-01T08:00:00.000+08:00', closedTime: null },
    ties: [{ numbers: [3, 7], resolvedBy: 'median' }],
  });
});
