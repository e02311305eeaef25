import type { ServerEvent } from '@/lib/platform/server/api/route';
import type { Database } from '@/lib/platform/server/db/database';
import { openDatabase } from '@/lib/platform/server/db/open';
import { logger } from '@/lib/platform/server/log';
import { chatStaff, chatVisitor } from '@/test/chat';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { eventually } from '@/test/eventually';
import { followChats as followChatsContract, type RoomEvent, roomEvent } from '../contract';
import { appendMessage } from './append-message';
import { holdConversation } from './conversation';
import { followChatRoom } from './follow-chat-room';
import { followChats } from './follow-chats';
import { getChat } from './get-chat';
import { setChatState } from './set-chat-state';

/** Collects the events of a stream until it ends. */
function gather<Data>(
  open: (follower: { signal: AbortSignal; lastId: string | null }) => Promise<AsyncIterable<ServerEvent<Data>>>,
  lastId: string | null = null,
) {
  const life = new AbortController();
  const events: ServerEvent<Data>[] = [];
  const over = (async () => {
    for await (const event of await open({ signal: life.signal, lastId })) events.push(event);
  })();
  return {
    events,
    over,
    end: async () => {
      life.abort();
      await over;
    },
  };
}

describeOnBothEngines('streams of conversations', (database) => {
  /** A second node has its own connections, and with them its own feed. */
  let other: Database;
  let clock = noon;
  const now = () => clock;

  beforeAll(() => {
    other = openDatabase(database().url);
  });
  afterAll(() => other.close());
  beforeEach(() => {
    clock += 3_600_000;
  });

  const begin = async () => {
    const visitor = chatVisitor(database().db, { now });
    await visitor.send('1');
    return { visitor, id: await visitor.conversationId() };
  };
  const staff = () => chatStaff(other, { now });
  type Visitor = ReturnType<typeof chatVisitor>;
  const follow = (visitor: Visitor, after = 0, lastId: string | null = null, db = database().db) =>
    gather<RoomEvent>((follower) => followChatRoom(visitor.context({ db }), { after }, follower), lastId);
  const textsOf = ({ events }: { events: ServerEvent<RoomEvent>[] }) =>
    events.flatMap(({ data }) => (data.kind === 'message' ? [data.message.text] : []));
  const staffedOf = ({ events }: { events: ServerEvent<RoomEvent>[] }) =>
    events.flatMap(({ data }) => (data.kind === 'staffed' ? [data.isStaffed] : []));

  test('a visitor gets what was written on another node, within a second, with its number', async () => {
    const { visitor, id } = await begin();
    const stream = follow(visitor);
    await eventually(async () => expect(textsOf(stream)).toEqual(['1']));
    const texts = ['1'];
    // A busy machine may need longer for one of them.
    await eventually(async () => {
      texts.push(String(texts.length + 1));
      const began = Date.now();
      await staff().answer(id, String(texts.length));
      await eventually(async () => expect(textsOf(stream)).toEqual(texts));
      expect(Date.now() - began).toBeLessThan(1000);
    });
    expect(stream.events.map((event) => event.id)).toEqual([undefined, ...texts]);
    for (const { data } of stream.events) expect(roomEvent.parse(data)).toEqual(data);
    await stream.end();
  });

  test('only of their own conversation', async () => {
    const [first, second] = [await begin(), await begin()];
    const stream = follow(first.visitor);
    await staff().answer(second.id, 'for the other');
    await staff().answer(first.id, 'for this one');
    await eventually(async () => expect(textsOf(stream)).toEqual(['1', 'for this one']));
    await stream.end();
    expect(textsOf(stream)).toEqual(['1', 'for this one']);
    const stranger = chatVisitor(database().db, { now });
    await expect(follow(stranger).over).rejects.toMatchObject({ code: 'NullPointer' });
    stranger.jar.key = first.visitor.jar.key;
    const claimed = stranger.context({ caller: callerOf('p1') });
    await stranger.send('2', { caller: callerOf('p1') });
    expect(claimed.cookie('chat')).toBe(first.visitor.jar.key);
    await expect(follow(first.visitor).over).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test.each([
    [2, null],
    [0, '2'],
    [1, '2'],
    [2, 'nonsense'],
  ])('goes on after what the client has: %s, %s', async (after, lastId) => {
    const { visitor } = await begin();
    await visitor.send('2');
    await visitor.send('3');
    const stream = follow(visitor, after, lastId);
    await eventually(async () => expect(textsOf(stream)).toEqual(['3']));
    await stream.end();
  });

  test('more than one page of messages comes whole', async () => {
    const { visitor, id } = await begin();
    for (let index = 2; index <= 105; index += 1) await staff().answer(id, String(index));
    const stream = follow(visitor);
    await eventually(async () => expect(textsOf(stream)).toHaveLength(105));
    expect(textsOf(stream)).toEqual(Array.from({ length: 105 }, (_, index) => String(index + 1)));
    await stream.end();
  });

  test('loses and repeats nothing while the connection breaks again and again', async () => {
    const { visitor, id } = await begin();
    const got: string[] = [];
    let last = 0;
    let isDone = false;
    const following = (async () => {
      while (!isDone || got.length < 41) {
        const stream = follow(visitor, last, null, last % 2 ? other : database().db);
        await new Promise((resolve) => setTimeout(resolve, 40));
        await stream.end();
        got.push(...textsOf(stream));
        last = Number(stream.events.findLast((event) => event.id)?.id ?? last);
      }
    })();
    const texts = Array.from({ length: 40 }, (_, index) => `m${index}`);
    await Promise.all(texts.map((text, index) => (index % 2 ? staff().answer(id, text) : visitor.send(text))));
    isDone = true;
    await following;
    const kept = (await visitor.room()).conversation?.messages.map(({ text }) => text);
    expect(got).toEqual(kept);
    expect(got.toSorted()).toEqual(['1', ...texts].toSorted());
  });

  test('a message whose transaction was long is not passed over', async () => {
    const { visitor, id } = await begin();
    const stream = follow(visitor);
    const second = await begin();
    const quick = follow(second.visitor);
    await eventually(async () => expect([...textsOf(stream), ...textsOf(quick)]).toEqual(['1', '1']));
    const written = { side: 'staff', author_id: 'sales', text: 'slow', client_id: crypto.randomUUID() } as const;
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = other.transaction(async (tx) => {
      const conversation = await holdConversation(tx, 'id', id);
      if (conversation) await appendMessage(tx, conversation, written, now());
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    clock += 20_000;
    // One writer at a time: SQLite has no such order.
    if (database().engine === 'sqlite') held.resolve();
    await staff().answer(second.id, 'quick');
    await eventually(async () => expect(textsOf(quick)).toEqual(['1', 'quick']));
    held.resolve();
    await slow;
    await eventually(async () => expect(textsOf(stream)).toEqual(['1', 'slow']));
    await Promise.all([stream.end(), quick.end()]);
  });

  test('says at once whether somebody is there, and when that changes', async () => {
    const { visitor } = await begin();
    const stream = follow(visitor, 1);
    await eventually(async () => expect(staffedOf(stream)).toEqual([false]));
    const console = gather((follower) => followChats(staff().context(), {}, follower));
    await eventually(async () => expect(staffedOf(stream)).toEqual([false, true]));
    expect((await visitor.room()).isStaffed).toBe(true);
    const late = follow(visitor, 1);
    await eventually(async () => expect(staffedOf(late)).toEqual([true]));
    await console.end();
    clock += 39_999;
    expect((await visitor.room()).isStaffed).toBe(true);
    clock += 1;
    await eventually(async () => expect(staffedOf(stream)).toEqual([false, true, false]));
    await Promise.all([stream.end(), late.end()]);
  });

  test('the console receives every change, on whichever node', async () => {
    const { visitor, id } = await begin();
    const console = gather((follower) => followChats(staff().context(), {}, follower));
    await eventually(async () => expect(console.events).toContainEqual({ data: { id, lastSeq: 1 } }));
    const count = () => console.events.filter(({ data }) => data.id === id).length;
    const changes = [
      () => visitor.send('2'),
      () => getChat(staff().context(), { id }),
      () => setChatState(staff().context(), { id, state: 'closed' as const }),
    ];
    for (const change of changes) {
      const before = count();
      await change();
      await eventually(async () => expect(count()).toBeGreaterThan(before));
    }
    const before = count();
    await getChat(staff().context(), { id });
    const later = await begin();
    await eventually(async () => expect(console.events).toContainEqual({ data: { id: later.id, lastSeq: 1 } }));
    expect(count()).toBe(before);
    for (const { data } of console.events) expect(followChatsContract.data.parse(data)).toEqual(data);
    await console.end();
  });

  test('the console comes again after ten minutes, with a login that is still good', async () => {
    const { visitor, id } = await begin();
    const console = gather((follower) => followChats(staff().context(), {}, follower));
    await eventually(async () => expect(console.events).toContainEqual({ data: { id, lastSeq: 1 } }));
    clock += 9 * 60_000;
    await visitor.send('2');
    await eventually(async () => expect(console.events).toContainEqual({ data: { id, lastSeq: 2 } }));
    clock += 60_000;
    await visitor.send('3');
    await console.over;
  });

  test('a failed look is tried again', async () => {
    const { visitor, id } = await begin();
    const stream = follow(visitor, 0, null, other);
    await eventually(async () => expect(textsOf(stream)).toEqual(['1']));
    const logged = jest.spyOn(logger(), 'error').mockImplementation();
    // Only the feed's own look fails: a stream that reads at this instant would end.
    const { read } = other;
    const broken = jest.spyOn(other, 'read', 'get').mockImplementation(() => {
      if (new Error().stack?.includes('change-feed')) throw new Error('no connection');
      return read;
    });
    await chatStaff(database().db, { now }).answer(id, '2');
    await eventually(async () =>
      expect(logged).toHaveBeenCalledWith({ err: new Error('no connection') }, expect.any(String)),
    );
    expect(textsOf(stream)).toEqual(['1']);
    broken.mockRestore();
    logged.mockRestore();
    await eventually(async () => expect(textsOf(stream)).toEqual(['1', '2']));
    await stream.end();
  });
});
