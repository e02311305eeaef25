import { problemsOf, type StreamFacts } from './health';

const healthy: StreamFacts = {
  ...{ width: 1280, height: 720, frameRate: 30, videoCodec: 'h264', audioCodec: 'aac' },
  ...{ sends: { video: true, audio: true }, bitRate: 3_000_000, droppedFrames: 0, speed: 1 },
  ...{ seconds: 60, silentSeconds: 0, isStorageAway: false },
};

test.each<[what: string, changed: Partial<StreamFacts>, problems: string[]]>([
  ['a stream that is as it should be', {}, []],
  ['one that has just begun', { seconds: 2, width: 0, sends: { video: false, audio: false } }, []],
  ['sound alone', { width: 0, sends: { video: false, audio: true } }, ['noVideo']],
  ['a picture that cannot be decoded', { width: 0 }, ['unreadable']],
  ['a picture without sound', { sends: { video: true, audio: false } }, ['noSound']],
  ['a network that stops', { silentSeconds: 5 }, ['slowNetwork']],
  ['few bits', { bitRate: 100_000 }, ['slowNetwork']],
  ['a node that falls behind', { speed: 0.8 }, ['slowNode']],
  ['frames that were left out', { droppedFrames: 3 }, ['slowNode']],
  ['a storage that takes nothing', { isStorageAway: true }, ['storage']],
])('%s', (_what, changed, problems) => {
  expect(problemsOf({ ...healthy, ...changed })).toEqual(problems);
});
