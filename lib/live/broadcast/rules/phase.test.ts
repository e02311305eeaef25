import { type BroadcastFacts, phaseAt } from './phase';

const minute = 60_000;
const startAt = 1_000 * minute;
const scheduled: BroadcastFacts = {
  ...{ startAt, plannedEndAt: startAt + 60 * minute, canceledAt: null },
  ...{ liveAt: null, lostAt: null, endedAt: null, replayAt: null },
};
const onAir = { ...scheduled, liveAt: startAt + minute };
const lost = { ...onAir, lostAt: startAt + 10 * minute };
const over = { ...onAir, endedAt: startAt + 50 * minute };

test.each<[what: string, facts: BroadcastFacts, now: number, phase: string]>([
  ['before its start', scheduled, startAt - 1, 'upcoming'],
  ['after its start without a stream', scheduled, startAt, 'late'],
  ['just before its planned end without a stream', scheduled, startAt + 60 * minute - 1, 'late'],
  ['after its planned end without a stream', scheduled, startAt + 60 * minute, 'missed'],
  ['canceled', { ...scheduled, canceledAt: startAt - minute }, startAt, 'canceled'],
  ['with a stream', onAir, startAt + 2 * minute, 'live'],
  ['with a stream after its planned end', onAir, startAt + 61 * minute, 'live'],
  ['longer than it may be', onAir, startAt + 180 * minute, 'ended'],
  ['while its encoder is away', lost, startAt + 11 * minute, 'interrupted'],
  ['when its encoder may no longer come back', lost, startAt + 12 * minute, 'ended'],
  ['ended', over, startAt + 51 * minute, 'ended'],
  ['with a public replay', { ...over, replayAt: startAt + 99 * minute }, startAt + 100 * minute, 'playback'],
])('a broadcast %s', (_what, facts, now, phase) => {
  expect(phaseAt(facts, now)).toBe(phase);
});
