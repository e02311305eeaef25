import { FakeConnection, fakeRtc, track } from '@/test/fake-rtc';
import { connectPeer, type PeerSignal, type PeerState } from './peer';

beforeEach(fakeRtc);
afterEach(() => jest.restoreAllMocks());

/** Lets all that has been sent arrive: each turn lets what is due go first, also on a busy machine. */
async function settle() {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Two pages that send to each other; each has its turn after the other's. */
function pair() {
  const side = (isPolite: boolean, other: () => ReturnType<typeof connectPeer>) => {
    const states: PeerState[] = [];
    const sent: PeerSignal[] = [];
    const streams: MediaStream[] = [];
    const peer = connectPeer({
      ...{ config: {}, isPolite, videoBits: 600_000 },
      send: (signal) => {
        sent.push(signal);
        setTimeout(() => other().take(signal));
      },
      onState: (state) => states.push(state),
      onStream: (stream) => streams.push(stream),
    });
    return { peer, states, sent, streams, connection: FakeConnection.made.at(-1) as FakeConnection };
  };
  const polite = side(true, () => impolite.peer);
  const impolite: typeof polite = side(false, () => polite.peer);
  return { polite, impolite };
}

test('one side offers and the other answers', async () => {
  const { polite, impolite } = pair();
  polite.peer.show([track('audio')]);
  await settle();
  expect(impolite.connection.remoteDescription).toMatchObject({ type: 'offer' });
  expect([polite.connection.signalingState, impolite.connection.signalingState]).toEqual(['stable', 'stable']);
});

test('where both offer at once the polite one gives way, and both come to terms', async () => {
  const { polite, impolite } = pair();
  polite.peer.show([track('audio'), track('video')]);
  impolite.peer.show([track('audio')]);
  await settle();
  expect([polite.connection.signalingState, impolite.connection.signalingState]).toEqual(['stable', 'stable']);
  expect(polite.connection.rollbacks).toBe(1);
  expect(impolite.connection.rollbacks).toBe(0);
  expect([polite.states, impolite.states]).toEqual([[], []]);
});

test('candidates of an offer that was not taken are no failure; others that are refused are', async () => {
  const { polite, impolite } = pair();
  const candidate = { kind: 'candidate', content: '{}' } as const;
  impolite.peer.show([track('audio')]);
  await Promise.resolve();
  impolite.connection.refusesCandidates = true;
  impolite.peer.take({ kind: 'description', content: JSON.stringify({ type: 'offer', sdp: 'of another' }) });
  impolite.peer.take(candidate);
  polite.connection.refusesCandidates = true;
  polite.peer.take(candidate);
  await settle();
  expect(impolite.states).toEqual([]);
  expect(polite.states).toEqual(['failed']);
});

test('signals are taken in the order in which they came', async () => {
  const { impolite } = pair();
  impolite.connection.slow = 5;
  impolite.peer.take({ kind: 'description', content: JSON.stringify({ type: 'offer', sdp: 'o' }) });
  impolite.peer.take({ kind: 'candidate', content: '{"candidate":"c"}' });
  await settle();
  expect(impolite.connection.taken).toEqual(['offer', 'candidate']);
});

test('another device goes over the same way; one that is gone leaves it open', async () => {
  const { polite } = pair();
  const [first, second] = [track('video'), track('video')];
  polite.peer.show([first]);
  await settle();
  const before = polite.sent.length;
  polite.peer.show([second]);
  polite.peer.show([]);
  polite.peer.show([first]);
  await settle();
  expect(polite.connection.senders.map((sender) => sender.track)).toEqual([first]);
  expect(polite.sent).toHaveLength(before);
});

test('it says how the connection stands, bounds the picture, and looks for another way', async () => {
  const { polite } = pair();
  polite.peer.show([track('audio'), track('video')]);
  polite.connection.become('connected');
  expect(polite.connection.senders.map((sender) => sender.bits)).toEqual([undefined, 600_000]);
  polite.connection.become('disconnected');
  polite.connection.become('failed');
  expect(polite.states).toEqual(['connected', 'connecting', 'failed']);
  polite.peer.retry();
  expect(polite.states.at(-1)).toBe('connecting');
  expect(polite.connection.restarts).toBe(1);
  polite.peer.close();
  polite.connection.become('failed');
  expect(polite.states).toHaveLength(4);
});
