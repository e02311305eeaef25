/**
 * The door with every call of the product, in a process of its own, and a probe beside it on the same event loop: it
 * returns the longest time, in ms, that the loop was blocked since the last call. It counts the thread's own processor
 * time, so that other work of the machine is excluded. A second server on the same event loop only reads what is sent to it:
 * what the same request costs without the door. Takes the address of the database; prints both ports on standard output.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { protocols, routes } from '@/lib/app/api';
import { blocks } from '@/lib/app/blocks';
import { emit } from '@/lib/app/events';
import { notices } from '@/lib/app/notices';
import { things } from '@/lib/app/things';
import { createDoor } from '@/lib/platform/server/api/door';
import { openDatabase } from '@/lib/platform/server/db/open';
import { callerOf } from '../context';

const [url = ''] = process.argv.slice(2);
const door = createDoor({
  routes,
  protocols,
  db: openDatabase(url),
  now: Date.now,
  log: pino({ level: 'silent' }),
  limiter: { check: async () => ({ allowed: true }) },
  emit,
  things,
  notices,
  blocks,
  sessionCookie: 'session',
  findCaller: async () => callerOf('nobody'),
  wasEndedElsewhere: async () => false,
  observe: () => {},
  siteUrl: 'http://localhost',
});
const listener = getRequestListener((request) => door.fetch(request), { overrideGlobalObjects: false });
let longest = 0;
let used = process.threadCpuUsage();

/** Once in each turn of the event loop. */
function takeTurn() {
  const { user, system } = process.threadCpuUsage(used);
  longest = Math.max(longest, (user + system) / 1000);
  used = process.threadCpuUsage();
  setImmediate(takeTurn);
}

const server = createServer((request, response) => {
  if (request.url !== '/probe') return listener(request, response);
  response.end(String(longest));
  longest = 0;
});
const plain = createServer((request, response) => request.resume().once('end', () => response.end()));

async function portOf(listening: Server): Promise<number> {
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return (listening.address() as AddressInfo).port;
}

process.stdout.write(JSON.stringify([await portOf(server), await portOf(plain)]));
takeTurn();
