import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '@/lib/app/migrations';
import { migrate } from '@/lib/platform/server/db/migrate';
import { openDatabase } from '@/lib/platform/server/db/open';
import { DiskStorage } from '@/lib/base/media/server/disk-storage';
import { createMedia } from '@/lib/base/media/server/media';
import { addBroadcast } from '@/test/broadcasts';
import { testContext } from '@/test/context';
import pino from 'pino';
import { startStreams } from '@/lib/live/stream/server/in/stream-node';
import { openEncoderDoor } from '@/lib/live/stream/server/in/encoder-door';
import { hashOfKey } from '@/lib/live/stream/server/in/sessions';
process.env.FFMPEG='/usr/bin/ffmpeg';
const folder = mkdtempSync('/dev/shm/scratch-');
const db = openDatabase(`file:${join(folder,'t.db')}`);
await migrate(db, migrations, {});
(globalThis as any).lightfieldMedia = createMedia(new DiskStorage(join(folder,'m')));
const context = testContext(db, { now: Date.now, log: pino({level:'info'}), emit: async () => {} });
const node = startStreams(context, { node: 'here', most: 8, everyMs: 500 });
const door = await openEncoderDoor({ port: 0, host: '127.0.0.1' }, node.take);
const t0 = Date.now();
async function go(name: string, words: string[], ms: number) {
  await addBroadcast(db, { id: name, startAt: Date.now() - 60000 });
  await db.transaction(tx => tx.insertInto('live_key').values({ broadcast_id: name, hash: hashOfKey('key-'+name), made_at: 0 }).execute());
  const began = Date.now();
  const child = spawn('ffmpeg', ['-v','error',...words,'-f','flv',`rtmp://127.0.0.1:${door.port}/live/key-${name}`], {stdio:['ignore','inherit','inherit']});
  const seen = setInterval(async () => {
    const s = await db.read.selectFrom('live_session').select(['health','end_reason']).where('broadcast_id','=',name).execute();
    const p = await db.read.selectFrom('live_piece').select(['number','quality','milliseconds','is_discontinuity']).where('broadcast_id','=',name).execute();
    console.log(name, Date.now()-began, JSON.stringify(p.map(x=>`${x.number}/${x.quality}/${x.milliseconds}/${x.is_discontinuity}`)), s.map(x=>x.health+x.end_reason).join(' | '));
  }, 1500);
  await new Promise(r => setTimeout(r, ms));
  child.kill('SIGKILL');
  await new Promise(r => setTimeout(r, 3000));
  clearInterval(seen);
  console.log(name, await db.read.selectFrom('live_broadcast').select(['live_at','lost_at']).where('id','=',name).execute(), await db.read.selectFrom('live_session').select(['begun_at','ended_at','end_reason']).where('broadcast_id','=',name).execute());
}
const kinds: Record<string, string[]> = {
  normal: ['-re','-f','lavfi','-i','testsrc2=size=1280x720:rate=25','-f','lavfi','-i','sine=440','-c:v','libx264','-preset','ultrafast','-pix_fmt','yuv420p','-g','50','-c:a','aac'],
  silent: ['-re','-f','lavfi','-i','testsrc2=size=640x480:rate=25','-c:v','libx264','-preset','ultrafast','-pix_fmt','yuv420p','-g','50'],
  portrait: ['-re','-f','lavfi','-i','testsrc2=size=360x640:rate=30','-f','lavfi','-i','sine=440','-c:v','libx264','-preset','ultrafast','-pix_fmt','yuv420p','-g','60','-c:a','aac'],
  sorenson: ['-re','-f','lavfi','-i','testsrc2=size=640x360:rate=25','-f','lavfi','-i','sine=440','-c:v','flv','-c:a','libmp3lame','-ar','44100','-g','50'],
  sound: ['-re','-f','lavfi','-i','sine=440','-c:a','aac'],
};
for (const k of process.argv.slice(2)) await go(k, kinds[k], Number(process.env.MS ?? 9000));
await node.stop(); await door.close(); await db.close();
