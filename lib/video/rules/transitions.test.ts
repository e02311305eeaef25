import { type VideoState, videoStates } from '../codes';
import { isPossible, statesBefore, transitions, type WorkAct, workActs } from './transitions';

const possible = (state: VideoState, isInContest = false) =>
  workActs.filter((act) => isPossible(act, { state, isInContest }));

test.each<[VideoState, WorkAct[]]>([
  ['pending_edit', ['submit', 'breakDown', 'remove']],
  ['pending_review', ['withdraw', 'approve', 'refuse', 'breakDown', 'remove']],
  ['verified', ['takeDown', 'remove']],
  ['failed', ['submit', 'remove']],
  ['deleted', []],
])('from %s lead %j and nothing else', (state, acts) => {
  expect(possible(state)).toEqual(acts);
});

test('nothing leads back from deleted, and only staff make a work public', () => {
  for (const act of workActs) {
    expect(statesBefore(act)).not.toContain('deleted');
    if (transitions[act].to === 'verified') expect(transitions[act].actor).toBe('staff');
  }
});

test('a work in a contest cannot be removed, whatever its state; staff still decide on it', () => {
  for (const state of videoStates) expect(possible(state, true)).not.toContain('remove');
  expect(possible('pending_review', true)).toContain('approve');
});

test('every refusal of others needs a reason', () => {
  for (const act of workActs) {
    const { to, actor, needsReason } = transitions[act];
    expect(needsReason === true).toBe(to === 'failed');
    if (needsReason) expect(actor).not.toBe('owner');
  }
});
