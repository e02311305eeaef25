import fc from 'fast-check';
import { afterEvent, type Phase, type PlayerEvent, type PlayerState, playerAtStart } from './player-state';

const opened: PlayerEvent = { type: 'opened', heights: [720, 360], subtitles: ['zh'], resumedFrom: null };
const loaded: PlayerEvent = { type: 'loaded', duration: 60 };
const play: PlayerEvent = { type: 'wished', toPlay: true };
const pause: PlayerEvent = { type: 'wished', toPlay: false };
const after = (...events: PlayerEvent[]) => events.reduce(afterEvent, playerAtStart(61));

const opening = after();
const playing = after(opened, loaded, { type: 'moved', position: 20, bufferedTo: 30 }, { type: 'began' });
const paused = afterEvent(playing, pause);
const waiting = afterEvent(playing, { type: 'stalled' });
const ended = afterEvent(playing, { type: 'ended' });
const broken = afterEvent(playing, { type: 'broke' });

test.each<[string, PlayerState, PlayerEvent, Phase]>([
  ['a film that is there waits for its first picture', opening, loaded, 'waiting'],
  ['one that was paused meanwhile rests', afterEvent(opening, pause), loaded, 'paused'],
  ['the picture moves', waiting, { type: 'began' }, 'playing'],
  ['nothing more has come', playing, { type: 'stalled' }, 'waiting'],
  ['a film that rests waits for nothing', paused, { type: 'stalled' }, 'paused'],
  ['a press pauses', playing, pause, 'paused'],
  ['a press pauses what waits', waiting, pause, 'paused'],
  ['a press plays', paused, play, 'waiting'],
  ['a press plays anew', ended, play, 'waiting'],
  ['the browser pauses', playing, { type: 'stopped' }, 'paused'],
  ['a film that is over is not paused', ended, { type: 'stopped' }, 'ended'],
  ['it is over', playing, { type: 'ended' }, 'ended'],
  ['going back into a film that is over', ended, { type: 'sought', to: 3 }, 'paused'],
  ['it breaks', waiting, { type: 'broke' }, 'broken'],
  ['what is broken is not played', broken, play, 'broken'],
  ['nor does what its element says count', broken, { type: 'began' }, 'broken'],
  ['another try begins with the way', broken, { type: 'retried' }, 'opening'],
])('%s', (_, state, event, phase) => {
  expect(afterEvent(state, event).phase).toBe(phase);
});

test('what breaks keeps its place for the next try, and wants to play then', () => {
  const retried = afterEvent(afterEvent(broken, { type: 'moved', position: 0, bufferedTo: 0 }), { type: 'retried' });
  expect(retried).toMatchObject({ phase: 'opening', position: 20, wantsToPlay: true });
});

test('a film that goes on somewhere stands there before it moves', () => {
  expect(afterEvent(opening, { ...opened, resumedFrom: 33 })).toMatchObject({ position: 33, resumedFrom: 33 });
  expect(afterEvent(opening, opened)).toMatchObject({ position: 0, heights: [720, 360], subtitles: ['zh'] });
});

test('a lost network is over once something has come, and a broken film is not waited for', () => {
  const cut = afterEvent(waiting, { type: 'cut' });
  expect([cut.isCut, afterEvent(cut, { type: 'mended' }).isCut, afterEvent(cut, { type: 'began' }).isCut]).toEqual([
    true,
    false,
    false,
  ]);
  expect(afterEvent(broken, { type: 'cut' }).isCut).toBe(false);
  expect(afterEvent(cut, { type: 'broke' }).isCut).toBe(false);
});

test('what moves wants to move and what rests does not, whatever comes after whatever', () => {
  const event = fc.oneof(
    fc.constantFrom<PlayerEvent>(opened, loaded, play, pause),
    fc
      .constantFrom('began', 'stopped', 'stalled', 'ended', 'cut', 'mended', 'broke', 'retried')
      .map((type) => ({ type }) as PlayerEvent),
    fc.nat(60).map((to): PlayerEvent => ({ type: 'sought', to })),
    fc.nat(60).map((position): PlayerEvent => ({ type: 'moved', position, bufferedTo: position + 5 })),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const { phase, wantsToPlay, isCut } = after(...events);
      if (phase === 'playing' || phase === 'waiting') expect(wantsToPlay).toBe(true);
      if (phase === 'paused' || phase === 'ended') expect(wantsToPlay).toBe(false);
      if (phase === 'broken') expect(isCut).toBe(false);
    }),
  );
});
