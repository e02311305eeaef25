/** A node that takes streams in, in a process of its own: the database and the folder of the media; prints its port for encoders. */
import pino from 'pino';
import { DiskStorage } from '@/lib/base/media/server/disk-storage';
import { createMedia, type Media } from '@/lib/base/media/server/media';
import { openEncoderDoor } from '@/lib/live/stream/server/in/encoder-door';
import { startStreams } from '@/lib/live/stream/server/in/stream-node';
import type { Context, Things } from '@/lib/platform/server/context';
import { openDatabase } from '@/lib/platform/server/db/open';

const [url = '', folder = '', node = ''] = process.argv.slice(2);

(globalThis as typeof globalThis & { lightfieldMedia?: Media }).lightfieldMedia = createMedia(new DiskStorage(folder));
const context: Context = {
  db: openDatabase(url),
  now: Date.now,
  arrivedAt: Date.now(),
  language: 'zh',
  caller: null,
  client: { address: '203.0.113.7', userAgent: '', app: null },
  log: pino({ level: 'silent' }),
  emit: async () => {},
  things: {} as Things,
  notices: { byKind: new Map() },
  blocks: { byName: new Map() },
  limit: async () => {},
  cookie: () => null,
  setCookie: () => {},
};

const streams = startStreams(context, { node, most: 2 });
const door = await openEncoderDoor({ port: 0, host: '127.0.0.1' }, streams.take);
console.log(door.port);
