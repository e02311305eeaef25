import type { JudgeState } from '../codes';
import { missingInRound, wrongInRound } from './check-round';

const criterion = (id: string, weight: number, nameZh = id) => ({
  ...{ id, weight, nameZh, nameEn: '', hintZh: '', hintEn: '' },
});
const complete = {
  ...{ nameZh: '初评', nameEn: '', criteria: [criterion('idea', 70), criterion('craft', 30)], tieOrder: ['idea'] },
  ...{ perEntry: 2, deadlineTime: '2026-12-01T12:00:00+08:00', needsReason: false },
};
const now = Date.parse('2026-11-30T12:00:00+08:00');
const panel: JudgeState[] = ['accepted', 'accepted', 'declined', 'removed'];

test.each<[string, Partial<typeof complete>, JudgeState[], string[]]>([
  ['a complete one nothing', {}, panel, []],
  ['a name', { nameZh: '' }, panel, ['nameZh required']],
  ['criteria', { criteria: [] }, panel, ['criteria required']],
  ['the name of a criterion', { criteria: [criterion('a', 100, '')] }, panel, ['criteria.0.nameZh required']],
  ['weights that make a whole', { criteria: [criterion('a', 70), criterion('b', 29)] }, panel, ['criteria weights']],
  ['a deadline', { deadlineTime: '' }, panel, ['deadlineTime required']],
  ['one that is to come', { deadlineTime: '2026-11-30T12:00:00+08:00' }, panel, ['deadlineTime past']],
  ['judges', {}, ['declined'], ['judges required']],
  ['answers', {}, [...panel, 'invited'], ['judges unanswered']],
  ['judges for each entry', { perEntry: 3 }, panel, ['perEntry judges']],
])('it lacks %s', (_, changed, states, missing) => {
  const found = missingInRound({ ...complete, ...changed }, states, now);
  expect(found.map(({ field, rule }) => `${field} ${rule}`)).toEqual(missing);
});

test.each([
  [['idea', 'craft'], []],
  [['idea', 'idea'], ['tieOrder.1 unknown']],
  [['other'], ['tieOrder.0 unknown']],
])('the order %j of its criteria is wrong in %j', (tieOrder, wrong) => {
  expect(wrongInRound({ ...complete, tieOrder }).map(({ field, rule }) => `${field} ${rule}`)).toEqual(wrong);
});

test('no criterion is there twice', () => {
  const criteria = [criterion('idea', 50), criterion('idea', 50)];
  expect(wrongInRound({ ...complete, criteria })).toEqual([{ field: 'criteria', rule: 'double' }]);
});
