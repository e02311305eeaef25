import { missingForResult, type ResultFacts } from './missing';

const entry = { categoryId: 'film', isShortlisted: true };
const award = { nameZh: '金奖', nameEn: '', quantity: 1, categoryId: null, winners: [entry] };
const complete: ResultFacts = {
  ...{ now: 1000, enrolEndAt: 1000, voteEndAt: 1000, unpaid: 0, unchecked: 0, openRounds: 0 },
  ...{ closedRounds: 0, shortlisted: 2 },
  awards: [award],
};
const rulesOf = (stage: 'shortlist' | 'award', facts: Partial<ResultFacts>) =>
  missingForResult(stage, { ...complete, ...facts }).map(({ field, rule }) => `${field} ${rule}`);

test('nothing is missing where all is done, to the millisecond', () => {
  expect([...rulesOf('shortlist', {}), ...rulesOf('award', {})]).toEqual([]);
});

test.each([
  [{ enrolEndAt: 1001 }, 'entries open'],
  [{ unpaid: 1 }, 'entries unpaid'],
  [{ unchecked: 1 }, 'entries unchecked'],
  [{ openRounds: 1 }, 'rounds open'],
  [{ shortlisted: 0 }, 'shortlist required'],
])('neither result is published with %j', (facts, rule) => {
  expect([rulesOf('shortlist', facts), rulesOf('award', facts)]).toEqual([[rule], [rule]]);
});

test.each([
  [{ openRounds: 1, closedRounds: 1 }, ['rounds open']],
  [{ voteEndAt: 1001 }, ['vote open']],
  [{ awards: [] }, ['awards required']],
  [{ awards: [{ ...award, winners: [] }] }, ['awards required']],
  [{ awards: [award, { ...award, nameZh: '' }] }, ['awards.1.nameZh required']],
  [{ awards: [{ ...award, winners: [entry, entry] }] }, ['awards.0.winners quantity']],
  [{ awards: [{ ...award, winners: [{ ...entry, isShortlisted: false }] }] }, ['awards.0.winners notShortlisted']],
  [{ awards: [{ ...award, winners: [null] }] }, ['awards.0.winners notShortlisted']],
  [{ awards: [{ ...award, categoryId: 'sound' }] }, ['awards.0.winners category']],
])('awards are not published with %j, a shortlist is', (facts, rules) => {
  expect([rulesOf('award', facts), rulesOf('shortlist', facts)]).toEqual([rules, []]);
});

test('an award may stay vacant beside one that is won', () => {
  expect(rulesOf('award', { awards: [award, { ...award, quantity: 3, winners: [] }] })).toEqual([]);
});
