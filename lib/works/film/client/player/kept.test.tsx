import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { keepChoice, readChoices } from './player-choices';
import { keepPosition, keptPosition } from './watch-positions';

afterEach(() => {
  removeStored('watchPositions');
  removeStored('playerChoices');
});

test('keeps where each film was left, and forgets it', () => {
  keepPosition('a', 61.7);
  keepPosition('b', 12);
  expect([keptPosition('a'), keptPosition('b'), keptPosition('c')]).toEqual([61, 12, 0]);
  keepPosition('a', 0);
  expect([keptPosition('a'), keptPosition('b')]).toEqual([0, 12]);
  keepPosition('b', 0);
  expect(localStorage.getItem('watchPositions')).toBeNull();
});

test('keeps the latest fifty', () => {
  for (let number = 0; number < 60; number += 1) keepPosition(`v${number}`, 30);
  keepPosition('v10', 40);
  expect([keptPosition('v9'), keptPosition('v10'), keptPosition('v11'), keptPosition('v59')]).toEqual([0, 40, 30, 30]);
});

test.each(['{', '{"a":1}', '[["a"],[1,2],null]'])('what nobody here has written (%s) is nothing', (stored) => {
  writeStored('watchPositions', stored);
  expect(keptPosition('a')).toBe(0);
  keepPosition('a', 9);
  expect(keptPosition('a')).toBe(9);
});

test('keeps what was chosen, each by itself', () => {
  expect(readChoices()).toEqual({ volume: 1, isMuted: false, height: null, subtitles: null });
  keepChoice({ height: 720 });
  keepChoice({ subtitles: 'off', volume: 0.4 });
  expect(readChoices()).toEqual({ volume: 0.4, isMuted: false, height: 720, subtitles: 'off' });
});

test.each(['[', 'null', '{"volume":7,"isMuted":"yes","height":-1,"subtitles":"klingon"}'])(
  'of what is malformed (%s) the usual is taken',
  (stored) => {
    writeStored('playerChoices', stored);
    expect(readChoices()).toEqual({ volume: 1, isMuted: false, height: null, subtitles: null });
  },
);
