import { callerOf } from '@/test/context';
import { describeOnBothEngines, describeOnOneEngine } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { configuredProvider, useProvider } from '@/test/live-provider/use-provider';
import { useStreams } from '@/test/live-streams';
import { getStreamDesk } from '../in/get-stream-desk';
import { makeStreamKey } from '../in/key';
import { openLive } from '../out/open-live';
import { followNames } from './look-at-names';
import { liveCallbacks } from './take-callback';

const host = callerOf('host');

/** The slices know no difference between the two, so that one of them is enough on both engines. */
const kinds = [
  ['aliyun', describeOnBothEngines],
  ['tencent', describeOnOneEngine],
] as const;

for (const [kind, describeOn] of kinds) {
  // From the key to the end, with what an encoder sends as ffmpeg draws it.
  describeOn(`a stream at a provider, ${kind},`, (database) => {
    const streams = useStreams(database);
    const provider = useProvider(kind, () => streams.context().now());
    const callBack = (name: string, isBegin: boolean) =>
      liveCallbacks.serve(streams.context(), provider().callback(name, isBegin));

    test('is fetched and stored as it comes, interrupted when its encoder leaves, and over when it stays away', async () => {
      const { id } = await streams.broadcast({ host_id: 'host' });
      const node = await streams.node();
      const following = followNames({ context: streams.context(), node, provider: configuredProvider() }, 100);
      const name = provider().push(await makeStreamKey(streams.context({ caller: host }), { id }));
      await callBack(name, true);
      await eventually(async () => expect((await streams.pieces(id)).length).toBeGreaterThan(1));
      const pieces = await streams.pieces(id);
      expect(pieces[0]).toMatchObject({ quality: 360, width: 640, height: 360 });
      // Sound and picture begin and end at frames of their own.
      expect(Math.abs((pieces[0]?.milliseconds ?? 0) - 2000)).toBeLessThan(100);
      expect(pieces[0]?.codecs).toMatch(/^avc1\.\w{6},mp4a\.40\.2$/);
      expect(new Set(pieces.map(({ quality }) => quality)).size).toBe(1);
      expect(await streams.facts(id)).toMatchObject({ live_at: expect.any(Number), lost_at: null });
      const desk = await getStreamDesk(streams.context({ caller: host }), { id });
      expect(desk).toMatchObject({ phase: 'live', health: { width: 640, videoCodec: 'h264', audioCodec: 'aac' } });
      const { playlist } = await openLive(streams.context(), { id });
      expect(provider().statusOf(playlist ?? '')).toBe(200);

      provider().leave(name);
      await callBack(name, false);
      await eventually(async () => expect(await streams.sessions(id)).toMatchObject([{ end_reason: 'left' }]));
      expect((await streams.facts(id)).lost_at).not.toBeNull();
      streams.clock.ahead = 121_000;
      await eventually(async () => expect((await streams.facts(id)).ended_at).not.toBeNull());
      await following.stop();
      const [key] = await database()
        .db.read.selectFrom('live_key')
        .selectAll()
        .where('broadcast_id', '=', id)
        .execute();
      expect(key?.ask_at).toBeNull();
    });
  });
}
