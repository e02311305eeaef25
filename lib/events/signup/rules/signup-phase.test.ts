import { type SignupFacts, signupPhaseAt } from './signup-phase';

const facts: SignupFacts = { isCanceled: false, enrolStartAt: 100, enrolEndAt: 200, left: 5 };

test.each<[string, Partial<SignupFacts>, number, string]>([
  ['before its start', { left: 0 }, 99, 'notStarted'],
  ['from its start', {}, 100, 'open'],
  ['without a limit', { left: null }, 199, 'open'],
  ['with no place left', { left: 0 }, 150, 'full'],
  ['at its end', { left: 0 }, 200, 'ended'],
  ['canceled before its start', { isCanceled: true }, 50, 'ended'],
])('%s', (_, changed, now, phase) => {
  expect(signupPhaseAt({ ...facts, ...changed }, now)).toBe(phase);
});
