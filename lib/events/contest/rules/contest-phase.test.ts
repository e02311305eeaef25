import { contestPhaseAt } from './contest-phase';

const times = { enrolStartAt: 100, enrolEndAt: 200, decidedAt: null, isCanceled: false };

test.each([
  ['announced until entries are taken', {}, 99, 'announced'],
  ['open from that moment', {}, 100, 'open'],
  ['open until just before the close', {}, 199, 'open'],
  ['judging from the close', {}, 200, 'judging'],
  ['judging for as long as nothing is published', {}, 10 ** 12, 'judging'],
  ['decided when awards are published', { decidedAt: 300 }, 300, 'decided'],
  ['canceled, whatever was before', { decidedAt: 300, isCanceled: true }, 50, 'canceled'],
] as const)('%s', (_, changes, now, phase) => {
  expect(contestPhaseAt({ ...times, ...changes }, now)).toBe(phase);
});
