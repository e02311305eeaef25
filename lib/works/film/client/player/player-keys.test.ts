import { commandOfKey, type KeyPlace } from './player-keys';

const press = (
  key: string,
  place: KeyPlace = 'page',
  more: { isModified?: boolean; areSingleKeysOff?: boolean } = {},
) => commandOfKey({ key, place, isModified: false, areSingleKeysOff: false, ...more });

test.each([
  [' ', { do: 'toggle' }],
  ['k', { do: 'toggle' }],
  ['K', { do: 'toggle' }],
  ['ArrowLeft', { do: 'seekBy', seconds: -5 }],
  ['ArrowRight', { do: 'seekBy', seconds: 5 }],
  ['j', { do: 'seekBy', seconds: -10 }],
  ['l', { do: 'seekBy', seconds: 10 }],
  ['m', { do: 'mute' }],
  ['f', { do: 'full' }],
  ['c', { do: 'subtitles' }],
  ['0', { do: 'seekToPart', part: 0 }],
  ['9', { do: 'seekToPart', part: 0.9 }],
  ['<', { do: 'speed', step: -1 }],
  ['>', { do: 'speed', step: 1 }],
])('%s on the page', (key, command) => {
  expect(press(key)).toEqual(command);
  expect(press(key, 'elsewhere')).toBeNull();
  expect(press(key, 'page', { isModified: true })).toBeNull();
});

test.each<[string, KeyPlace, string | null]>([
  [' ', 'button', null],
  [' ', 'choice', null],
  [' ', 'player', 'toggle'],
  ['ArrowRight', 'button', 'seekBy'],
  ['ArrowRight', 'slider', null],
  ['ArrowRight', 'choice', null],
  ['ArrowUp', 'page', null],
  ['ArrowUp', 'button', 'louder'],
  ['ArrowDown', 'slider', null],
  ['k', 'slider', 'toggle'],
  ['Enter', 'page', null],
  ['Tab', 'button', null],
])('%s with the focus on the %s', (key, place, command) => {
  expect(press(key, place)?.do ?? null).toBe(command);
});

test('who has turned single letters off has them in the player alone', () => {
  const off = { areSingleKeysOff: true };
  expect([press('k', 'page', off), press('5', 'page', off)]).toEqual([null, null]);
  expect(press('k', 'button', off)).toEqual({ do: 'toggle' });
  expect(press(' ', 'page', off)).toEqual({ do: 'toggle' });
});
