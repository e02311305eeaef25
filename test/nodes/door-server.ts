/**
 * The door with every call of the product, in a process of its own, and a probe beside it on the same event loop, for who
 * measures what one waits for the other. Takes the address of the database; says its port on standard output.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { protocols, routes } from '@/lib/app/api';
import { emit } from '@/lib/app/events';
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
  sessionCookie: 'session',
  findCaller: async () => callerOf('nobody'),
  wasEndedElsewhere: async () => false,
  observe: () => {},
  siteUrl: 'http://localhost',
});
const listener = getRequestListener((request) => door.fetch(request), { overrideGlobalObjects: false });
const server = createServer((request, response) => {
  if (request.url === '/probe') response.end();
  else listener(request, response);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
