import { type ChildProcess, spawn } from 'node:child_process';
import { env } from '@/lib/platform/server/env';
import { addBroadcast } from '@/test/broadcasts';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { h264, moving, tone } from '@/test/films';
import { useMediaFolder } from '@/test/media-folder';
import { openEncoderDoor } from './encoder-door';
import { hashOfKey } from './sessions';
import { startStreams } from './stream-node';

const minute = 60_000;

describeOnBothEngines('streams that come in', (database) => {
  useMediaFolder();
  const encoders: ChildProcess[] = [];
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const encoder of encoders.splice(0)) encoder.kill('SIGKILL');
    for (const stop of stops.splice(0)) await stop();
  });

  test('are pieces in three qualities, and put their broadcast on air', async () => {
    const { db } = database();
    const context = testContext(db, { now: Date.now });
    const broadcast_id = await addBroadcast(db, { startAt: Date.now() - minute });
    await db.transaction((tx) =>
      tx
        .insertInto('live_key')
        .values({ broadcast_id, hash: hashOfKey('right-key'), made_at: 0 })
        .execute(),
    );
    const node = startStreams(context, { node: 'here', most: 2 });
    const door = await openEncoderDoor({ port: 0, host: '127.0.0.1' }, (encoder) => void node.take(encoder));
    stops.push(
      () => node.stop(),
      () => door.close(),
    );
    const encoder = send(door.port, 'right-key');
    await eventually(async () => {
      const rows = await db.read.selectFrom('live_piece').selectAll().orderBy('number').orderBy('quality').execute();
      expect(rows.length).toBeGreaterThanOrEqual(6);
    });
    console.log(
      await db.read.selectFrom('live_piece').selectAll().execute(),
      await db.read.selectFrom('live_session').selectAll().execute(),
      await db.read.selectFrom('live_broadcast').select(['live_at', 'lost_at']).execute(),
    );
    encoder.kill();
  }, 60_000);

  function send(port: number, key: string): ChildProcess {
    const words = ['-re', ...moving('1280x720', 20), ...tone(20), ...h264, '-g', '50', '-f', 'flv'];
    const encoder = spawn(env().ffmpeg, ['-v', 'error', ...words, `rtmp://127.0.0.1:${port}/live/${key}`], {
      stdio: 'inherit',
    });
    encoders.push(encoder);
    return encoder;
  }
});
