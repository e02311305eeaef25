import fc from 'fast-check';
import { heightsOfLevels, levelFor } from './film-heights';
import { type Cure, cureOf, type Fault, noFaults } from './player-faults';
import { nextSpeed, speeds } from './player-speeds';
import { preferredSubtitles, subtitlesToTurnOn } from './preferred-subtitles';
import { readdress } from './readdress';
import { resumeFrom } from './resume-from';

describe('faults', () => {
  test.each<[Fault, number, boolean, Cure]>([
    ['refused', 0, true, 'renew'],
    ['refused', 1, true, 'renew'],
    ['refused', 2, true, 'giveUp'],
    ['network', 3, true, 'wait'],
    ['network', 4, true, 'giveUp'],
    ['network', 400, false, 'wait'],
    ['media', 1, true, 'repair'],
    ['media', 2, true, 'giveUp'],
    ['unplayable', 0, true, 'giveUp'],
  ])('%s after %i of them, online %s: %s', (fault, before, isOnline, cure) => {
    expect(cureOf(fault, { ...noFaults, [fault]: before }, isOnline)).toBe(cure);
  });
});

test.each([
  [0, 60, null],
  [4.9, 60, null],
  [5, 60, 5],
  [49, 60, 49],
  [50, 60, null],
  [970, 1000, null],
  [969, 1000, 969],
  [6, 12, null],
])('who left at %d s of %d s goes on from %p', (position, duration, from) => {
  expect(resumeFrom(position, duration)).toBe(from);
});

describe('heights', () => {
  const levels = [
    { width: 640, height: 360 },
    { width: 1920, height: 1080 },
    { width: 1280, height: 720 },
  ];
  test('go by the shorter side, in the order of the levels', () => {
    expect(heightsOfLevels(levels, [])).toEqual([360, 1080, 720]);
    expect(heightsOfLevels([{ width: 720, height: 1280 }], [1080, 720])).toEqual([720]);
  });
  test('go by the names of the server where there are as many', () => {
    expect(heightsOfLevels([{ width: 320, height: 240 }], [360])).toEqual([360]);
    expect(heightsOfLevels([...levels].reverse(), [1080, 720, 480])).toEqual([720, 1080, 480]);
  });
  test.each([
    [null, -1],
    [1080, 1],
    [720, 2],
    [480, 0],
    [240, 0],
    [4320, 1],
  ])('a wish for %p is level %i', (wish, level) => {
    expect(levelFor(wish, [360, 1080, 720])).toBe(level);
  });
  test('nothing to choose from is whatever fits', () => {
    expect(levelFor(720, [])).toBe(-1);
  });
});

describe('addresses', () => {
  const [old, now] = ['https://l.example/play/1/old/', 'https://l.example/play/1/new/'];
  const [former, current] = [[`${old}master.m3u8?x=/y#z/`], `${now}master.m3u8`];
  test('move with the folder of the playlist', () => {
    expect(readdress(`${old}720/00001.ts`, former, current)).toBe(`${now}720/00001.ts`);
    expect(readdress(`${now}720/00001.ts`, former, current)).toBe(`${now}720/00001.ts`);
  });
  test('of other folders stay', () => {
    expect(readdress('https://l.example/other.ts', former, current)).toBe('https://l.example/other.ts');
    expect(readdress('https://l.example/other.ts', [''], current)).toBe('https://l.example/other.ts');
    expect(readdress('https://l.example/other.ts', [], current)).toBe('https://l.example/other.ts');
  });
  test('of a playlist that is signed by its query are the current one; its pieces stay', () => {
    const at = (file: string, sign: string) => `https://p.example/live/${file}?auth_key=${sign}`;
    const [first, renewed] = [at('night.m3u8', '1'), at('night.m3u8', '2')];
    expect(readdress(first, [first], renewed)).toBe(renewed);
    expect(readdress(first, [], renewed)).toBe(renewed);
    expect(readdress(first, [first], at('other.m3u8', '3'))).toBe(at('other.m3u8', '3'));
    expect(readdress(at('night-7.ts', '9'), [first], renewed)).toBe(at('night-7.ts', '9'));
  });
});

describe('subtitles', () => {
  test.each([
    [['en', 'zh'], null, 'zh', 'zh', 'zh'],
    [['en', 'ja'], null, 'zh', null, 'en'],
    [['en', 'ja'], 'ja', 'en', 'ja', 'ja'],
    [['en', 'zh'], 'ja', 'en', 'en', 'en'],
    [['en', 'zh'], 'off', 'zh', null, 'zh'],
    [[], 'zh', 'zh', null, null],
  ] as const)(
    'of %j, %p chosen, the page in %s: %p at first, %p when turned on',
    (offered, choice, page, first, on) => {
      expect(preferredSubtitles(offered, choice, page)).toBe(first);
      expect(subtitlesToTurnOn(offered, choice, page)).toBe(on);
    },
  );
});

test('speeds go one step and stay at the ends', () => {
  expect([nextSpeed(1, 1), nextSpeed(1, -1), nextSpeed(2, 1), nextSpeed(0.5, -1), nextSpeed(1.1, 1)]).toEqual([
    1.25, 0.75, 2, 0.5, 1.25,
  ]);
  fc.assert(
    fc.property(fc.constantFrom(...speeds), (speed) => {
      const up = nextSpeed(speed, 1);
      expect(up === speed || nextSpeed(up, -1) === speed).toBe(true);
    }),
  );
});
