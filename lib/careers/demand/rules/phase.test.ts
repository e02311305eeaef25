import { type DemandFacts, phaseAt } from './phase';

const until = 1_000_000;
const open: DemandFacts = { proposeUntil: until, closedAt: null, dockedAt: null };

test.each<[what: string, facts: DemandFacts, now: number, phase: string]>([
  ['before its end', open, until - 1, 'open'],
  ['at its end', open, until, 'closed'],
  ['closed by its company', { ...open, closedAt: 5 }, 6, 'closed'],
  ['with its team', { ...open, dockedAt: 5 }, 6, 'docked'],
  ['with its team after its end', { ...open, dockedAt: 5 }, until + 1, 'docked'],
])('a demand %s', (_what, facts, now, phase) => {
  expect(phaseAt(facts, now)).toBe(phase);
});
