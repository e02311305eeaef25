import { purposeOf, purposes } from './purposes';

test.each([
  [{ playlist: 'p1' }, { purpose: 'playlist', id: 'p1' }],
  [
    { from: 'liked', playlist: 'p1' },
    { purpose: 'playlist', id: 'p1' },
  ],
  [{ playlist: '' }, null],
  [{ playlist: ['p1', 'p2'] }, null],
  [{ contest: 'c1' }, null],
  [{}, null],
])('%j is picked for %j', (asked, purpose) => {
  expect(purposeOf(asked)).toEqual(purpose);
});

test('works picked for a play list lead back to where it is put in order', () => {
  expect(purposes.playlist.back('a/b')).toBe('/videoSort/a%2Fb');
});
