import { purposeOf, purposes } from './purposes';

test.each([
  [{ playlist: 'p1' }, { purpose: 'playlist', id: 'p1' }],
  [
    { from: 'liked', playlist: 'p1' },
    { purpose: 'playlist', id: 'p1' },
  ],
  [{ topicId: 't1' }, { purpose: 'topicId', id: 't1' }],
  [{ entry: 'e1' }, { purpose: 'entry', id: 'e1' }],
  [{ playlist: '' }, null],
  [{ playlist: ['p1', 'p2'] }, null],
  [{ contest: 'c1' }, null],
  [{}, null],
])('%j is picked for %j', (asked, purpose) => {
  expect(purposeOf(asked)).toEqual(purpose);
});

test('works picked for a play list lead back to where it is put in order, those for a channel to its desk or page, one that is entered to its form', () => {
  expect(purposes.playlist.back('a/b')).toBe('/videoSort/a%2Fb');
  expect(purposes.topicId.back('a/b', false)).toBe('/topicManage/a%2Fb/works');
  expect(purposes.topicId.back('a/b', true)).toBe('/topicIntroduce?topicId=a%2Fb');
  expect(purposes.entry.back('a/b')).toBe('/entry/a%2Fb');
});
