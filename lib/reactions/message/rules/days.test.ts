import { dayStarts } from './days';

const at = (id: string, time: string) => ({ id, at: time });

test('a day begins with the first of each Beijing day, whatever the zone of a time', () => {
  const list = [
    at('a', '2026-11-24T09:00:00.000+08:00'),
    at('b', '2026-11-23T16:00:00.000Z'),
    at('c', '2026-11-23T23:59:59.000+08:00'),
    at('d', '2026-11-23T00:00:00.000+08:00'),
    at('e', '2026-11-22T15:59:59.000Z'),
  ];
  expect([...dayStarts(list)]).toEqual(['a', 'c', 'e']);
});

test('no list has no days', () => {
  expect(dayStarts([]).size).toBe(0);
});
