import { type TopicState, topicStates } from '../codes';
import { editable, statesBefore, type TopicAct, topicActs, transitions } from './transitions';

test.each<[TopicState, TopicAct[]]>([
  ['pending_edit', ['submit', 'remove']],
  ['pending_review', ['withdraw', 'approve', 'refuse', 'remove']],
  ['verified', ['takeDown']],
  ['failed', ['submit', 'remove']],
  ['deleted', []],
])('from %s lead %j and nothing else', (state, acts) => {
  expect(topicActs.filter((act) => statesBefore(act).includes(state))).toEqual(acts);
});

test('only staff make a channel public or end a public one, and every refusal needs a reason', () => {
  for (const act of topicActs) {
    const { to, from, actor, needsReason } = transitions[act];
    if (to === 'verified' || from.includes('verified')) expect(actor).toBe('staff');
    expect(needsReason === true).toBe(to === 'failed');
  }
});

test('everything but a deleted channel may be changed', () => {
  expect(topicStates.filter((state) => !editable.includes(state))).toEqual(['deleted']);
});
