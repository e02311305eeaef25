import { createHash, randomUUID } from 'node:crypto';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { chatStaff, chatVisitor } from '@/test/chat';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { settled } from '@/test/settled';
import { chatRoom, sendChatMessage as sendContract } from '../contract';
import { findOwnChat } from './conversation';
import { leaveChatEmail } from './leave-chat-email';
import { noteChatSeen } from './note-chat-seen';
import { setChatState } from './set-chat-state';

const times = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describeOnBothEngines('messages of a visitor', (database) => {
  const browser = () => chatVisitor(database().db);
  const staff = () => chatStaff(database().db);
  const rowOf = (id: string) =>
    database().db.read.selectFrom('chat_conversation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('begin a conversation that only their key opens', async () => {
    const visitor = browser();
    expect(await visitor.room()).toEqual({ isStaffed: false, conversation: null });
    const key = visitor.jar.key;
    expect(key).toMatch(/^[\w-]{101}$/);
    const message = await visitor.send('你好\n 👋');
    expect(sendContract.data.parse(message)).toEqual(message);
    expect(message).toMatchObject({ seq: 1, side: 'visitor', text: '你好\n 👋', at: '2026-11-20T12:00:00.000+08:00' });
    expect(visitor.jar.key).toBe(key);
    const room = await visitor.room();
    expect(chatRoom.parse(room)).toEqual(room);
    expect(room.conversation).toEqual({ state: 'open', email: null, messages: [message] });
    const row = await rowOf(await visitor.conversationId());
    expect(row.key_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(key);
    expect(row).toMatchObject({ landing: '/business', language: 'zh', person_id: null, last_text: '你好\n 👋' });
    expect(row.code).toMatch(/^[A-Z]{4}$/);
  });

  test.each([null, '', 'short', 'x'.repeat(43), `${'x'.repeat(42)};`])('are closed to another key: %s', async (key) => {
    const visitor = browser();
    await visitor.send('mine');
    const other = browser();
    other.jar.key = key;
    const context = other.context();
    expect((await other.room()).conversation).toBeNull();
    await expect(leaveChatEmail(context, { email: 'a@example.org' })).rejects.toMatchObject({ code: 'NullPointer' });
    await expect(noteChatSeen(context, { seq: 1 })).rejects.toMatchObject({ code: 'NullPointer' });
    expect((await other.send('another')).seq).toBe(1);
    expect(other.jar.key).not.toBe(key);
    expect((await visitor.room()).conversation?.messages.map(({ text }) => text)).toEqual(['mine']);
  });

  test('never begin under a key that is not ours: one that was changed, or was given by another site', async () => {
    const [visitor, elsewhere] = [browser(), browser()];
    await elsewhere.room();
    const ours = elsewhere.jar.key ?? '';
    for (const planted of [
      `${ours.slice(0, -1)}${ours.endsWith('A') ? 'B' : 'A'}`,
      `${'A'.repeat(43)}${ours.slice(43)}`,
    ]) {
      visitor.jar.key = planted;
      await visitor.room();
      expect(visitor.jar.key).not.toBe(planted);
      visitor.jar.key = planted;
      await visitor.send('mine');
      expect(visitor.jar.key).not.toBe(planted);
    }
  });

  test('that began under a key of before they were signed are still opened by it', async () => {
    const [visitor, former] = [browser(), 'f'.repeat(43)];
    await visitor.send('mine');
    const key_hash = createHash('sha256').update(former).digest('hex');
    const id = await visitor.conversationId();
    await database().db.transaction((tx) =>
      tx.updateTable('chat_conversation').set({ key_hash }).where('id', '=', id).execute(),
    );
    visitor.jar.key = former;
    expect((await visitor.room()).conversation?.messages).toHaveLength(1);
  });

  test('of a person are closed to whoever sits at the browser after them', async () => {
    const visitor = browser();
    const [first, second] = [callerOf('first'), callerOf('second')];
    await visitor.send('as nobody');
    await visitor.send('as myself', { caller: first });
    const key = visitor.jar.key;
    expect((await findOwnChat(visitor.context({ caller: first }))).conversation?.person_id).toBe('first');
    expect((await visitor.room({ caller: first })).conversation?.messages).toHaveLength(2);
    for (const caller of [second, null]) {
      visitor.jar.key = key;
      expect((await visitor.room({ caller })).conversation).toBeNull();
      visitor.jar.key = key;
      expect((await visitor.send('of another', { caller })).seq).toBe(1);
      expect(visitor.jar.key).not.toBe(key);
    }
    visitor.jar.key = key;
    expect((await visitor.room({ caller: first })).conversation?.messages).toHaveLength(2);
  });

  test('twenty times the same at once, the first of all, are one', async () => {
    const visitor = browser();
    await visitor.room();
    const clientId = randomUUID();
    const answers = await Promise.all(times(20).map(() => visitor.send('one', { clientId })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const next = await visitor.send('two');
    expect([answers[0]?.seq, next.seq]).toEqual([1, 2]);
  });

  test('twenty at once have the numbers 1 to 20', async () => {
    const visitor = browser();
    await visitor.room();
    const answers = await Promise.all(times(20).map((index) => visitor.send(`message ${index}`)));
    expect(answers.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(times(20));
    expect((await visitor.room()).conversation?.messages.map(({ seq }) => seq)).toEqual(times(20));
  });

  test('of both sides, each sent three times at once, are one row without a gap', async () => {
    const visitor = browser();
    await visitor.send('first');
    const id = await visitor.conversationId();
    const ids = times(10).map(() => randomUUID() as string);
    const sends = ids.flatMap((clientId, index) =>
      times(3).map(() =>
        index % 2 ? staff().answer(id, `answer ${index}`, clientId) : visitor.send(`question ${index}`, { clientId }),
      ),
    );
    const answers = await Promise.all(sends);
    const messages = (await visitor.room()).conversation?.messages ?? [];
    expect(messages.map(({ seq }) => seq)).toEqual(times(11));
    expect(messages.filter(({ side }) => side === 'staff')).toHaveLength(5);
    for (const answer of answers) expect(messages).toContainEqual(answer);
    expect(await rowOf(id)).toMatchObject({ last_seq: 11, last_text: messages.at(-1)?.text });
  });

  test('open a closed conversation again; what was there before does not', async () => {
    const visitor = browser();
    const clientId = randomUUID();
    await visitor.send('first', { clientId });
    const id = await visitor.conversationId();
    await setChatState(staff().context(), { id, state: 'closed' });
    await visitor.send('first', { clientId });
    expect((await visitor.room()).conversation?.state).toBe('closed');
    await visitor.send('second');
    expect((await visitor.room()).conversation?.state).toBe('open');
  });

  test('are counted for the conversation, new ones for the address, those that come again not at all', async () => {
    const visitor = browser();
    const limit = jest.fn(async () => {});
    const clientId = randomUUID();
    await visitor.send('first', { clientId, limit });
    const ofDay = { name: 'chatMessages from', client: '203.0.113.7', limit: { max: 2000, seconds: 86_400 } };
    const perMessage = {
      name: 'chatMessage',
      client: expect.stringMatching(/^[0-9a-f]{64}$/),
      limit: { max: 30, seconds: 60, strict: true },
    };
    expect(limit.mock.calls).toEqual([
      [{ name: 'chatConversation', client: '203.0.113.7', limit: { max: 10, seconds: 3600, strict: true } }],
      [ofDay],
      [perMessage],
    ]);
    limit.mockClear();
    await visitor.send('first', { clientId, limit });
    expect(limit).not.toHaveBeenCalled();
    await visitor.send('second', { limit });
    expect(limit.mock.calls).toEqual([[ofDay], [perMessage]]);
    const refuse = async () => {
      throw new CodedError('TooManyRequests');
    };
    expect(await settled([visitor.send('third', { limit: refuse })])).toEqual(['TooManyRequests']);
    expect((await visitor.room()).conversation?.messages).toHaveLength(2);
  });

  test('do not run backwards in time, whatever a clock says', async () => {
    const visitor = browser();
    await visitor.send('later', { now: () => noon + 5000 });
    await visitor.send('earlier', { now: () => noon });
    const at = '2026-11-20T12:00:05.000+08:00';
    expect((await visitor.room()).conversation?.messages.map((message) => message.at)).toEqual([at, at]);
  });

  test('keep their key for 90 days from the last visit', async () => {
    const set = jest.fn();
    await browser().room({ setCookie: set });
    expect(set).toHaveBeenCalledWith({
      name: 'chat',
      value: expect.any(String),
      expiresAt: noon + 90 * 24 * 3_600_000,
    });
  });

  test('an e-mail is kept as it is compared; what was seen never goes back or beyond the end', async () => {
    const visitor = browser();
    await visitor.send('first');
    await visitor.send('second');
    const id = await visitor.conversationId();
    await leaveChatEmail(visitor.context(), { email: 'Visitor@Example.org' });
    expect((await visitor.room()).conversation?.email).toBe('visitor@example.org');
    for (const [seq, seen] of [
      [2, 2],
      [1, 2],
      [3, 2],
    ] as const) {
      await noteChatSeen(visitor.context(), { seq });
      expect((await rowOf(id)).visitor_seq).toBe(seen);
    }
  });
});
