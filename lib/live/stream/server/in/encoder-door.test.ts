import { eventually } from '@/test/eventually';
import { rtmpClient, rtmpKind } from '@/test/rtmp';
import type { Encoder } from './encoder';
import { openEncoderDoor } from './encoder-door';

type Client = ReturnType<typeof rtmpClient>;

const shown: Encoder[] = [];
const clients: Client[] = [];
let answer: (encoder: Encoder) => Promise<boolean> = async () => true;
let door: Awaited<ReturnType<typeof openEncoderDoor>>;

beforeAll(async () => {
  door = await openEncoderDoor({ port: 0, host: '127.0.0.1' }, (encoder) => {
    shown.push(encoder);
    return answer(encoder);
  });
});
beforeEach(() => {
  shown.length = 0;
  answer = async () => true;
});
afterEach(async () => {
  for (const client of clients) client.leave();
  await Promise.all(clients.splice(0).map(({ closed }) => closed));
});
afterAll(() => door.close());

function visit(): Client {
  const client = rtmpClient(door.port);
  clients.push(client);
  return client;
}

function publish(name: string): Client {
  const client = visit();
  client.connect();
  client.publish(name);
  return client;
}

/** A frame of H.264 of so many bytes. */
const frame = (bytes: number) => Buffer.concat([Buffer.from([0x17, 1, 0, 0, 0]), Buffer.alloc(bytes)]);
const shownOnce = () => eventually(() => expect(shown).toHaveLength(1));

test('an encoder is shown by its name; nothing more is read of it until it is let in', async () => {
  let letIn = (_may: boolean) => {};
  answer = ({ name }) =>
    new Promise((resolve) => {
      if (name === 'some-Key_1') letIn = resolve;
    });
  const client = publish('some-Key_1');
  await shownOnce();
  const [encoder] = shown;
  expect(encoder).toMatchObject({ name: 'some-Key_1', address: '127.0.0.1' });
  for (let count = 0; count < 8; count += 1) client.message(rtmpKind.picture, frame(256 * 1024), { channel: 6 });
  client.message(rtmpKind.sound, Buffer.from([0xaf, 1, 0]), { channel: 4 });
  publish('another');
  await eventually(() => expect(shown).toHaveLength(2));
  expect(encoder?.kinds()).toEqual({ video: false, audio: false });
  expect(encoder?.bytes()).toBeLessThan(128 * 1024);
  letIn(true);
  await eventually(() => expect(encoder?.kinds()).toEqual({ video: true, audio: true }));
  expect(encoder?.bytes()).toBeGreaterThan(2 * 1024 * 1024);
  expect(client.isClosed()).toBe(false);
  client.leave();
  await encoder?.gone;
});

test('a sink gets the stream as FLV that says what is sent, and frames are left out whole where it is slow', async () => {
  const client = publish('sink');
  await shownOnce();
  const [encoder] = shown;
  client.message(rtmpKind.picture, frame(10), { channel: 6 });
  await eventually(() => expect(encoder?.kinds().video).toBe(true));
  const written: Buffer[] = [];
  let waiting = 0;
  const stop = encoder?.pipeTo({ write: (bytes) => void written.push(bytes), waiting: () => waiting });
  expect(written.map((bytes) => bytes.subarray(0, 5))).toEqual([Buffer.from('FLV\u0001\u0001'), expect.anything()]);
  const between = Buffer.from([0x27, 1, 0, 0, 0, 9]);
  waiting = 9 * 1024 * 1024;
  client.message(rtmpKind.picture, between, { channel: 6 });
  await eventually(() => expect(encoder?.leftOut()).toBe(1));
  waiting = 0;
  client.message(rtmpKind.picture, between, { channel: 6 });
  await eventually(() => expect(encoder?.leftOut()).toBe(2));
  client.message(rtmpKind.picture, frame(20), { channel: 6 });
  await eventually(() => expect(written).toHaveLength(3));
  stop?.();
});

test('who may not come in is cut off, also where that cannot be asked', async () => {
  answer = async () => false;
  await publish('refused').closed;
  answer = async () => {
    throw new Error('The database is away.');
  };
  await publish('unknown').closed;
  expect(shown).toHaveLength(2);
});

test.each<[what: string, act: (client: Client) => void]>([
  ['sends no messages', (client) => client.raw(Buffer.alloc(200_000, 0xff))],
  ['names no address', (client) => client.connect('live', 'nowhere')],
  ['sends a command that is none', (client) => client.message(rtmpKind.command, Buffer.from([1]))],
  [
    'wants another application',
    (client) => {
      client.connect('vod');
      client.publish('name');
    },
  ],
  [
    'has a name that is no key',
    (client) => {
      client.connect();
      client.publish('../../etc');
    },
  ],
  [
    'wants to play',
    (client) => {
      client.connect();
      client.command('play', 2, null, 'name');
    },
  ],
  ['announces a large message', (client) => client.message(rtmpKind.command, Buffer.alloc(10), { length: 0xffffff })],
  [
    'begins many messages',
    (client) => {
      client.message(rtmpKind.chunkSize, Buffer.from([0, 0, 0, 1]));
      for (let channel = 3; channel < 60; channel += 1)
        client.message(rtmpKind.picture, Buffer.alloc(1), { length: 100, channel });
    },
  ],
  [
    'sends before it says what',
    (client) => {
      for (let count = 0; count < 20; count += 1) client.message(rtmpKind.picture, frame(10_000), { channel: 6 });
    },
  ],
])('a stranger who %s is cut off', async (_what, act) => {
  const client = visit();
  act(client);
  await client.closed;
  expect(shown).toEqual([]);
});

test('a connection sends one stream', async () => {
  const client = publish('one');
  await shownOnce();
  client.publish('another');
  await client.closed;
  expect(shown).toHaveLength(1);
});

test('of two encoders with one name the first one stays', async () => {
  const first = publish('same');
  await shownOnce();
  await publish('same').closed;
  expect([shown.length, first.isClosed()]).toEqual([1, false]);
  first.leave();
  await shown[0]?.gone;
  const third = publish('same');
  await eventually(() => expect(shown).toHaveLength(2));
  expect(third.isClosed()).toBe(false);
});

test('eight come from one address', async () => {
  const eight = Array.from({ length: 8 }, (_, index) => publish(`many-${index}`));
  await eventually(() => expect(shown).toHaveLength(8));
  await publish('ninth').closed;
  expect(eight.map(({ isClosed }) => isClosed())).toEqual(Array(8).fill(false));
});

test('a port in use is said', async () => {
  await expect(openEncoderDoor({ port: door.port, host: '127.0.0.1' }, answer)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
