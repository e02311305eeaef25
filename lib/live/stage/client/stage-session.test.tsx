import { FakeConnection, fakeRtc } from '@/test/fake-rtc';
import { peerOf, stageViewOf } from '@/test/stage-views';
import type { StageEvent, StageView } from '../contract';
import { openStage } from './stage-session';

let calls: { path: string; input: Record<string, unknown> }[];
let answers: Record<string, unknown>;
let line: { onEvent(event: StageEvent): void; peer: string; signal: AbortSignal }[];

jest.mock('@/lib/platform/client/call', () => ({
  call: async ({ path }: { path: string }, input: Record<string, unknown>) => {
    calls.push({ path, input });
    const answer = answers[path];
    return typeof answer === 'function' ? answer() : answer;
  },
}));
jest.mock('@/lib/platform/client/follow-events', () => ({
  followEvents: (_: object, input: { peer: string }, on: { onEvent(event: StageEvent): void; signal: AbortSignal }) => {
    line.push({ ...on, peer: input.peer });
    return new Promise(() => {});
  },
}));

beforeEach(() => {
  fakeRtc();
  jest.useFakeTimers();
  [calls, line] = [[], []];
  answers = { '/api/live/stage/join': { peer: 'own', iceServers: [], hasRelay: false } };
});
afterEach(() => jest.useRealTimers());

const access = { id: 'show', key: '' };
const tell = (stage: StageView) => line.at(-1)?.onEvent({ kind: 'stage', stage });
const pathsOf = () => calls.map(({ path }) => path.replace('/api/live/stage/', ''));

test('a page without a hand asks now and then; one with a hand follows, and gives signs of life', async () => {
  answers['/api/live/stage/get'] = stageViewOf({ own: 'asked' });
  const session = openStage(access, stageViewOf({ own: null }));
  expect(line).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(line).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(pathsOf()).toEqual(['get', 'beat']);
  session.stop();
  expect(line[0]?.signal.aborted).toBe(true);
});

test('who joins follows as their peer, connects to the others, and beats every ten seconds', async () => {
  const session = openStage(access, stageViewOf({ role: 'host' }));
  await session.join();
  expect(line.map(({ peer, signal }) => [peer, signal.aborted])).toEqual([
    ['', true],
    ['own', false],
  ]);
  tell(stageViewOf({ role: 'host', peers: [peerOf('own', 'host'), peerOf('mei')] }));
  expect([...session.get().remotes]).toEqual([['mei', { state: 'connecting', stream: null }]]);
  expect(FakeConnection.made).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(calls.filter(({ input }) => input.peer === 'own')).toHaveLength(2);
  tell(stageViewOf({ role: 'host', peers: [peerOf('own', 'host')] }));
  expect(FakeConnection.made[0]?.signalingState).toBe('closed');
  session.stop();
});

test('who is not on the stage any more is cut off from everybody at once', async () => {
  const session = openStage(access, stageViewOf({ own: 'invited' }));
  await session.join();
  tell(stageViewOf({ own: 'onStage', peers: [peerOf('host', 'host'), peerOf('own')] }));
  tell(stageViewOf({ own: 'removed' }));
  expect(session.get()).toMatchObject({ peer: null, isCutOff: true, remotes: new Map() });
  expect(FakeConnection.made.map(({ signalingState }) => signalingState)).toEqual(['closed']);
  expect(line.at(-1)?.signal.aborted).toBe(true);
  session.stop();
});

test('an answer that another view has overtaken is not shown', async () => {
  const asked = Promise.withResolvers<StageView>();
  answers['/api/live/stage/get'] = () => asked.promise;
  const session = openStage(access, stageViewOf({ own: 'asked' }));
  const refreshed = session.refresh();
  tell(stageViewOf({ own: 'invited' }));
  asked.resolve(stageViewOf({ own: 'asked' }));
  await refreshed;
  expect(session.get().view.own?.state).toBe('invited');
  session.stop();
});
