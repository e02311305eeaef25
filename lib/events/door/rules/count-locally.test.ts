import { countLocally } from './count-locally';

const counts = { expected: 3, in: 1, types: [{ name: '日票', expected: 3, in: 1 }], byDoor: [{ door: '北门', in: 1 }] };

test('an entry counts for its type and for its door, also the first one there', () => {
  expect(countLocally(counts, { typeName: '日票', door: '南门', by: 1 })).toEqual({
    ...{ expected: 3, in: 2, types: [{ name: '日票', expected: 3, in: 2 }] },
    byDoor: [
      { door: '北门', in: 1 },
      { door: '南门', in: 1 },
    ],
  });
});

test('a door without entries is not listed', () => {
  const undone = countLocally(counts, { typeName: '', door: '北门', by: -1 });
  expect(undone).toMatchObject({ in: 0, types: [{ in: 1 }], byDoor: [] });
});
