import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { Chat, ChatMessage, ChatRoom, RoomEvent } from '@/lib/business/chat/contract';
import { sessionCookie } from '@/lib/people/account/contract';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { addAccount, logInAs } from '@/test/accounts';
import { enginesOr, newDatabase } from '@/test/engines';
import { type Node, startNode } from './server';

/** Number of messages of each side: together a hundred, of which the first is the visitor's. */
const [visitorWrites, staffWrites] = [25, 75];

type Headers = Record<string, string>;

/** Makes a call to a node; null when it is not running, or stops before it has answered. */
async function ask<Data>(node: Node, path: string, headers: Headers, fields?: Headers): Promise<Data | null> {
  const body = fields && new URLSearchParams(fields);
  const method = fields ? 'POST' : 'GET';
  const response = await fetch(node.address + path, { method, headers, ...(body && { body }) }).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (!response || !text) return null;
  const cookie = /^chat=([^;]*)/.exec(response.headers.getSetCookie().join())?.[1];
  if (cookie) headers.Cookie = `chat=${cookie}`;
  const { code, data } = JSON.parse(text);
  if (code !== 'OK') throw new Error(`${path} answered ${code}.`);
  return data;
}

/** Follows the events of a node until it ends them or stops. Returns whether they were ended properly. */
async function follow<Data>(
  node: Node,
  path: string,
  headers: Headers,
  onEvent: (data: Data, id: string | undefined) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const response = await fetch(node.address + path, { headers, signal }).catch(() => null);
  if (!response) return false;
  if (response.status !== 200 || !response.body) throw new Error(`${path} answered ${response.status}.`);
  const reader = response.body.getReader();
  const parser = createParser({ onEvent: ({ data, id }) => onEvent(JSON.parse(data), id) });
  const decoder = new TextDecoder();
  for (;;) {
    const part = await reader.read().catch(() => null);
    if (!part || part.done) return part !== null;
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
}

async function until(what: string, condition: () => boolean, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`It did not happen within ${withinMs} ms: ${what}.`);
    await sleep(10);
  }
}

/** What the chat must preserve over crashes and nodes (DESIGN 8), with the built product. */
describe.each(enginesOr('postgres'))('a chat over two nodes on one %s', (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lightfield-chat-'));
  let removeDatabase: () => Promise<void>;
  let environment: Record<string, string>;
  let nodes: Node[] = [];
  let db: Database;
  /** The staff's, on the second node. */
  const staff: Headers = {};

  const node = (index: number) => nodes[index] as Node;

  beforeAll(async () => {
    const made = await newDatabase(engine, { isMigrated: true });
    removeDatabase = made.remove;
    environment = { DATABASE_URL: made.url, DATA_DIR: dataDir, DEMO: '0' };
    nodes.push(await startNode(environment));
    nodes.push(await startNode(environment));
    db = openDatabase(made.url);
    await addAccount(db, { id: 'sales', staff_role: 'sales' });
    const { bearer, cookie } = await logInAs(db, 'sales');
    Object.assign(staff, { Authorization: `Bearer ${bearer}`, Cookie: `${sessionCookie}=${cookie}` });
  }, 180_000);

  afterAll(async () => {
    await db?.close();
    const codes = await Promise.all(nodes.map((one) => one.stop()));
    nodes = [];
    await removeDatabase();
    rmSync(dataDir, { recursive: true });
    expect(codes).toEqual([0, 0]);
  });

  /** A browser on the first node: sends until acknowledged, follows until ended. */
  function visitor() {
    const headers: Headers = {};
    const life = new AbortController();
    const got: ChatMessage[] = [];
    const staffed: boolean[] = [];
    let heard = 0;
    let following = Promise.resolve();

    async function send(text: string): Promise<void> {
      const clientId = randomUUID();
      for (;;) {
        const sent = await ask<ChatMessage>(node(0), '/api/chat/send', headers, { clientId, text });
        if (sent) break;
        await sleep(50);
      }
      heard += 1;
    }
    async function followOn(): Promise<void> {
      let lastId = '0';
      const take = (event: RoomEvent, id: string | undefined) => {
        lastId = id ?? lastId;
        if (event.kind === 'message') got.push(event.message);
        else staffed.push(event.isStaffed);
      };
      while (!life.signal.aborted) {
        const sent = { ...headers, 'Last-Event-ID': lastId };
        await follow<RoomEvent>(node(0), '/api/chat/follow', sent, take, life.signal);
        await sleep(50);
      }
    }
    return {
      got,
      staffed,
      heard: () => heard,
      send,
      room: () => ask<ChatRoom>(node(0), '/api/chat/room', headers),
      followStream: (onEvent: () => void, on: Node) =>
        follow<RoomEvent>(on, '/api/chat/follow', headers, onEvent, life.signal),
      begin() {
        following = followOn();
      },
      async end() {
        life.abort();
        await following;
      },
    };
  }

  async function answer(id: string, text: string): Promise<void> {
    const fields = { id, clientId: randomUUID(), text };
    const first = await ask<ChatMessage>(node(1), '/api/chat/answer', staff, fields);
    // A repeated press sends the same message.
    expect(await ask<ChatMessage>(node(1), '/api/chat/answer', staff, fields)).toEqual(first);
  }

  test('a hundred messages arrive once, in one order, while the visitor’s node is killed twice', async () => {
    const guest = visitor();
    await guest.room();
    await guest.send('visitor 1');
    guest.begin();
    const chats = await ask<{ list: { id: string }[] }>(node(1), '/api/chat/conversations', staff);
    const id = chats?.list[0]?.id ?? '';

    const changes: number[] = [];
    const console = new AbortController();
    const watching = follow<{ id: string; lastSeq: number }>(
      node(1),
      '/api/chat/conversations/follow',
      staff,
      (change) => changes.push(change.lastSeq),
      console.signal,
    );
    await until('the visitor sees that somebody is there', () => guest.staffed.includes(true), 20_000);

    const sending = (async () => {
      for (let index = 2; index <= visitorWrites; index += 1) await guest.send(`visitor ${index}`);
    })();
    const answering = (async () => {
      for (let index = 1; index <= staffWrites; index += 1) {
        await answer(id, `staff ${index}`);
        await sleep(20);
      }
    })();
    for (const sent of [8, 16]) {
      await until(`the visitor was heard ${sent} times`, () => guest.heard() >= sent, 30_000);
      await node(0).kill();
      nodes[0] = await startNode(environment);
    }
    await Promise.all([sending, answering]);

    const total = visitorWrites + staffWrites;
    await until('the visitor has all messages', () => guest.got.length >= total, 30_000);
    await until('the console has heard of the last one', () => changes.includes(total), 20_000);
    console.abort();
    await watching;
    await guest.end();

    const chat = await ask<Chat>(node(1), `/api/chat/conversation?id=${id}`, staff);
    const room = await guest.room();
    expect(guest.got.map(({ seq }) => seq)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
    expect(chat?.messages).toEqual(guest.got);
    expect(room?.conversation?.messages).toEqual(guest.got);
    const written = (side: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${side} ${index + 1}`);
    const textsOf = (side: string) => guest.got.filter((message) => message.side === side).map(({ text }) => text);
    expect(textsOf('visitor')).toEqual(written('visitor', visitorWrites));
    expect(textsOf('staff')).toEqual(written('staff', staffWrites));
  }, 180_000);

  test('a node that is asked to stop ends its streams at once, waits for no connection without a request, and goes', async () => {
    const guest = visitor();
    await guest.room();
    await guest.send('before the stop');
    const stopping = await startNode(environment);
    let events = 0;
    const stream = guest.followStream(() => {
      events += 1;
    }, stopping);
    await until('the stream has begun', () => events > 0, 20_000);
    const silent = connect(Number(new URL(stopping.address).port), 'localhost');
    await once(silent, 'connect');
    const began = Date.now();
    expect(await stopping.stop()).toBe(0);
    // Well below the ten seconds for running requests.
    expect(Date.now() - began).toBeLessThan(5000);
    expect(await stream).toBe(true);
  });
});
