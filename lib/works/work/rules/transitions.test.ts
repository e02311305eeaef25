import { type VideoState, videoStates } from '../codes';
import { isPossible, statesBefore, transitions, type WorkAct, workActs } from './transitions';

const possible = (state: VideoState, { isInContest = false, isFilmBroken = false } = {}) =>
  workActs.filter((act) => isPossible(act, { state, isInContest, isFilmBroken }));

test.each<[VideoState, WorkAct[]]>([
  ['pending_edit', ['submit', 'breakDown', 'remove']],
  ['pending_review', ['withdraw', 'approve', 'refuse', 'breakDown', 'remove']],
  ['verified', ['takeDown', 'remove']],
  ['failed', ['submit', 'remove']],
  ['deleted', []],
])('from %s lead %j and nothing else', (state, acts) => {
  expect(possible(state)).toEqual(acts);
});

test('another film is taken only by what its creator works on, in the place of a broken one', () => {
  const states = videoStates.filter((state) => possible(state, { isFilmBroken: true }).includes('replaceFilm'));
  expect(states).toEqual(['pending_edit', 'failed']);
});

test('nothing leads back from deleted, and only staff make a work public', () => {
  for (const act of workActs) {
    expect(statesBefore(act)).not.toContain('deleted');
    if (transitions[act].to === 'verified') expect(transitions[act].actor).toBe('staff');
  }
});

test('a work in a contest is neither removed nor changed, whatever its state; staff still decide on it', () => {
  for (const state of videoStates) {
    const acts = possible(state, { isInContest: true, isFilmBroken: true });
    expect(acts.filter((act) => ['remove', 'replaceFilm', 'withdraw'].includes(act))).toEqual([]);
  }
  expect(possible('pending_review', { isInContest: true })).toContain('approve');
});

test('every refusal of others needs a reason', () => {
  for (const act of workActs) {
    const { to, actor, needsReason } = transitions[act];
    expect(needsReason === true).toBe(to === 'failed');
    if (needsReason) expect(actor).not.toBe('owner');
  }
});
