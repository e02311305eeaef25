import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaStorage } from '@/lib/base/media/port';
import { readBody } from '@/lib/base/media/server/storage';
import { env } from '@/lib/platform/server/env';
import { callerOf } from '@/test/context';
import { describeOnBothEngines, describeOnOneEngine } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { h264, moving, tone } from '@/test/films';
import { type PieceRow, stillEncoder, useStreams } from '@/test/live-streams';
import { serveFolder } from '@/test/loopback-site';
import type { StreamHealth } from '../../contract';
import { pieceKey } from '../../rules/piece-key';
import { endBroadcast } from './end-broadcast';
import { fetchAddresses } from './fetch-addresses';
import { makeStreamKey } from './key';

const host = callerOf('host');
/** As an encoder sends it: at its own speed, with a key frame each second. */
const film = (seconds: number, size = '640x480') => [
  '-re',
  ...moving(size, seconds),
  ...tone(seconds),
  ...h264,
  '-g',
  '25',
];
const temporaryFolders = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`lightfield-process-${process.pid}-`));
const numbersOf = (pieces: readonly PieceRow[]) => [...new Set(pieces.map(({ number }) => number))];

/** What ffmpeg prints of stored pieces that are read one after the other. */
async function describePieces(pieces: readonly PieceRow[]): Promise<string> {
  const parts = await Promise.all(
    pieces.map(async ({ broadcast_id: broadcastId, session_id: sessionId, quality, number }) => {
      const file = await mediaStorage().read(pieceKey({ broadcastId, sessionId, quality, number }));
      return file ? readBody(file) : new Uint8Array();
    }),
  );
  return execFileSync('sh', ['-c', `"${env().ffmpeg}" -hide_banner -i pipe:0 -f null - 2>&1`], {
    input: Buffer.concat(parts),
    encoding: 'utf8',
  });
}

describeOnBothEngines('a stream that comes in', (database) => {
  const streams = useStreams(database);

  test('is pieces of two seconds in all qualities, goes on after its encoder was cut off, and ends with its host', async () => {
    const { id, key } = await streams.broadcast({ host_id: 'host' });
    const { port } = await streams.node();
    const best = async () => (await streams.pieces(id)).filter(({ quality }) => quality === 480);
    const first = streams.send(port, key, film(60));
    await eventually(async () => expect(await best()).toHaveLength(2));
    expect(await streams.facts(id)).toMatchObject({ live_at: (await best())[0]?.begun_at, lost_at: null });
    const [session] = await streams.sessions(id);
    expect(JSON.parse(session?.health ?? '')).toMatchObject({
      ...{ width: 640, height: 480, frameRate: 25, videoCodec: 'h264', audioCodec: 'aac' },
      ...{ bitRate: expect.any(Number), droppedFrames: 0 },
    });

    // A network that is cut: no goodbye.
    first.kill('SIGKILL');
    await eventually(async () => expect((await streams.facts(id)).lost_at).not.toBeNull());
    streams.send(port, key, film(60));
    const runs = async () => (await best()).filter(({ is_discontinuity }) => is_discontinuity === 1);
    await eventually(async () => expect(await runs()).toHaveLength(2));
    expect(await streams.facts(id)).toMatchObject({ lost_at: null, ended_at: null });

    await endBroadcast(streams.context({ caller: host }), { id });
    await eventually(async () => expect((await streams.sessions(id)).at(-1)?.end_reason).toBe('ended'));
    await eventually(() => expect(temporaryFolders()).toEqual([]));
    const pieces = await streams.pieces(id);
    const numbers = numbersOf(pieces);
    expect(numbers).toEqual(numbers.map((_number, index) => index));
    expect(pieces.map(({ quality }) => quality)).toEqual(numbers.flatMap(() => [480, 360]));
    const [one, two] = await best();
    expect([one?.milliseconds, two?.milliseconds]).toEqual([2000, 2000]);
    expect(one).toMatchObject({
      width: 640,
      height: 480,
      codecs: expect.stringMatching(/^avc1\.4d\w{4},mp4a\.40\.2$/),
    });
    // The times of the second one go on from the first one.
    const printed = await describePieces(pieces.filter(({ quality, number }) => quality === 480 && number < 2));
    expect(printed).toMatch(/Video: h264.*640x480/);
    expect(printed).toMatch(/frame= *100 .*time=00:00:0[34]/);
  });
});

describeOnOneEngine('streams of all kinds', (database) => {
  const streams = useStreams(database);
  const health = async (id: string): Promise<StreamHealth> =>
    JSON.parse((await streams.sessions(id)).at(-1)?.health ?? '{}');

  test.each<[what: string, words: string[], piece: object, printed: RegExp, health: object]>([
    [
      'upright',
      film(30, '360x640'),
      { quality: 360, width: 360, height: 640 },
      /Video: h264.*360x640/,
      { width: 360, height: 640 },
    ],
    [
      'without sound, which gets silence',
      ['-re', ...moving('320x240', 30), ...h264, '-an', '-g', '25'],
      { quality: 360, width: 320, height: 240 },
      /Audio: aac/,
      { audioCodec: '' },
    ],
    [
      'in codecs of old',
      [
        '-re',
        ...moving('320x240', 30),
        ...tone(30),
        ...['-c:v', 'flv', '-c:a', 'libmp3lame', '-ar', '44100', '-g', '25'],
      ],
      { quality: 360, width: 320, height: 240 },
      /Video: h264/,
      { videoCodec: 'flv1', audioCodec: 'mp3' },
    ],
  ])('a stream %s', async (_what, words, piece, printed, said) => {
    const { id, key } = await streams.broadcast();
    const { port } = await streams.node();
    streams.send(port, key, words);
    await eventually(async () => expect(await streams.pieces(id)).not.toEqual([]));
    const pieces = await streams.pieces(id);
    expect(pieces[0]).toMatchObject(piece);
    expect(await describePieces(pieces.slice(0, 1))).toMatch(printed);
    expect(await health(id)).toMatchObject(said);
  });

  test('sound alone is never on air, and its host sees why', async () => {
    const { id, key } = await streams.broadcast();
    const { port } = await streams.node();
    const encoder = streams.send(port, key, ['-re', ...tone(60), '-c:a', 'aac']);
    await eventually(async () => expect(await streams.sessions(id)).toHaveLength(1));
    streams.clock.ahead = 13_000;
    await eventually(async () => expect((await health(id)).problems).toEqual(['noVideo']));
    encoder.kill('SIGKILL');
    await eventually(async () => expect(await streams.sessions(id)).toMatchObject([{ end_reason: 'left' }]));
    expect([await streams.pieces(id), (await streams.facts(id)).live_at]).toEqual([[], null]);
  });

  test('a picture that nobody can decode is never on air, and its host sees why', async () => {
    const { id, key } = await streams.broadcast();
    const node = await streams.node();
    const encoder = stillEncoder(key, {
      kinds: () => ({ video: true, audio: true }),
      pipeTo(sink) {
        sink.write(Buffer.alloc(100_000, 'noise'));
        return () => {};
      },
    });
    expect(await node.take(encoder)).toBe(true);
    streams.clock.ahead = 13_000;
    await eventually(async () => expect((await health(id)).problems).toContain('unreadable'));
    encoder.leave();
    await eventually(async () => expect(await streams.sessions(id)).toMatchObject([{ end_reason: 'left' }]));
    expect((await streams.facts(id)).live_at).toBeNull();
  });

  test('an encoder with a key that is none is cut off, and one whose key is made anew', async () => {
    const { id, key } = await streams.broadcast({ host_id: 'host' });
    const { port } = await streams.node();
    expect(await streams.send(port, `${key}0`, film(60)).over).not.toBe(0);
    const encoder = streams.send(port, key, film(60));
    await eventually(async () => expect(await streams.sessions(id)).toHaveLength(1));
    await makeStreamKey(streams.context({ caller: host }), { id });
    expect(await encoder.over).not.toBe(0);
    await eventually(async () => expect(await streams.sessions(id)).toMatchObject([{ end_reason: 'left' }]));
  });

  test('the streams of a node are bounded, and its stop interrupts them', async () => {
    const { id, key } = await streams.broadcast();
    const { key: other } = await streams.broadcast();
    const node = await streams.node({ most: 1 });
    const [first, second] = [stillEncoder(key), stillEncoder(other)];
    expect(await Promise.all([node.take(first), node.take(second)])).toEqual([true, false]);
    await streams.change(id, { live_at: 1 });
    await node.stop();
    await first.gone;
    expect(await streams.sessions(id)).toMatchObject([{ end_reason: 'left' }]);
    expect((await streams.facts(id)).lost_at).not.toBeNull();
    expect(await node.take(stillEncoder(key))).toBe(false);
  });

  test('an encoder that comes back at once finds its place free', async () => {
    const { id, key } = await streams.broadcast();
    const node = await streams.node();
    for (let count = 1; count <= 5; count += 1) {
      const encoder = stillEncoder(key);
      expect(await node.take(encoder)).toBe(true);
      encoder.leave();
      await encoder.gone;
    }
    await node.stop();
    expect((await streams.sessions(id)).map(({ end_reason }) => end_reason)).toEqual(Array(5).fill('left'));
  });

  test('an address is fetched from the start on, by one node, until the broadcast is over', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lightfield-address-'));
    const words = [...moving('320x240', 20), ...tone(20), ...h264, '-g', '25', '-f', 'hls', '-hls_list_size', '0'];
    execFileSync(env().ffmpeg, ['-v', 'error', ...words, join(folder, 'index.m3u8')]);
    const site = await serveFolder(folder);
    const { id } = await streams.broadcast({ source: 'address', source_address: `${site.address}/index.m3u8` });
    const nodes = [await streams.node(), await streams.node()];
    const looks = nodes.map((node) => fetchAddresses(streams.context(), node, 100));
    await eventually(async () => expect(await streams.pieces(id)).not.toEqual([]));
    for (const look of looks) await look.stop();
    expect(await streams.sessions(id)).toHaveLength(1);
    expect(await health(id)).toMatchObject({ width: 320, height: 240, videoCodec: 'h264', audioCodec: 'aac' });
    const context = streams.context();
    await database().db.transaction((tx) => context.emit(context, tx, 'broadcast.ended', { id }));
    await eventually(async () => expect(await streams.sessions(id)).toMatchObject([{ end_reason: 'ended' }]));
    site.close();
    rmSync(folder, { recursive: true });
  });
});
