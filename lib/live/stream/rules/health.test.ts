import { problemsOf, rateBetween, type StreamFacts } from './health';

const healthy: StreamFacts = {
  ...{ hasPicture: true, sends: { video: true, audio: true }, bitRate: 3_000_000 },
  ...{ droppedLately: 0, waitingSeconds: 0.1, seconds: 60, silentSeconds: 0, isStorageAway: false },
};

test.each<[what: string, changed: Partial<StreamFacts>, problems: string[]]>([
  ['a stream that is as it should be', {}, []],
  ['one that has just begun', { seconds: 2, hasPicture: false, sends: { video: false, audio: false } }, []],
  ['sound alone', { hasPicture: false, sends: { video: false, audio: true } }, ['noVideo']],
  ['a picture that cannot be decoded', { hasPicture: false }, ['unreadable']],
  ['a picture without sound', { sends: { video: true, audio: false } }, ['noSound']],
  ['a network that stops', { silentSeconds: 5 }, ['slowNetwork']],
  ['few bits', { bitRate: 100_000 }, ['slowNetwork']],
  ['few bits at its beginning', { bitRate: 0, seconds: 5 }, []],
  ['a node that falls behind', { waitingSeconds: 4 }, ['slowNode']],
  ['frames that were left out', { droppedLately: 3 }, ['slowNode']],
  ['a storage that takes nothing', { isStorageAway: true }, ['storage']],
  ['all at once', { isStorageAway: true, silentSeconds: 5, droppedLately: 1 }, ['storage', 'slowNode', 'slowNetwork']],
])('%s', (_what, changed, problems) => {
  expect(problemsOf({ ...healthy, ...changed })).toEqual(problems);
});

test('a rate is of the time between two counts', () => {
  const first = { at: 1000, bytes: 500, encoded: 4, dropped: 7 };
  const last = { at: 9000, bytes: 2_000_500, encoded: 11.5, dropped: 9 };
  expect(rateBetween(first, last)).toEqual({ bitRate: 2_000_000, speed: 0.94, dropped: 2 });
  expect(rateBetween(first, first)).toEqual({ bitRate: 0, speed: 1, dropped: 0 });
});
