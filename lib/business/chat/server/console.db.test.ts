import { chatStaff, chatVisitor } from '@/test/chat';
import { callerOf, noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { everyPage } from '@/test/every-page';
import { insertRows, personRow } from '@/test/rows';
import { settled } from '@/test/settled';
import { getChat as getContract, listChats as listContract } from '../contract';
import { answerChat } from './answer-chat';
import { followChats } from './follow-chats';
import { getChat } from './get-chat';
import { leaveChatEmail } from './leave-chat-email';
import { listChats } from './list-chats';
import { setChatState } from './set-chat-state';

const query = (fields: Record<string, unknown> = {}) => listContract.input.parse(fields);

describeOnBothEngines('the console of conversations', (database) => {
  const staff = () => chatStaff(database().db);
  let clock = noon;

  beforeAll(() =>
    database().db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: 'p1', nickname: '林光' })])),
  );
  beforeEach(() =>
    database().db.transaction(async (tx) => {
      await tx.deleteFrom('chat_message').execute();
      await tx.deleteFrom('chat_conversation').execute();
    }),
  );

  /** A conversation with these messages, a minute after the last one. */
  async function begin(texts: string[], overrides: Parameters<typeof chatVisitor>[1] = {}) {
    clock += 60_000;
    const visitor = chatVisitor(database().db, { now: () => clock, ...overrides });
    for (const text of texts) await visitor.send(text);
    return { visitor, id: await visitor.conversationId() };
  }
  const idsOf = async (fields: Record<string, unknown>) =>
    (await listChats(staff().context(), query(fields))).list.map(({ id }) => id);

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['a user', callerOf('user'), 'Forbidden'],
    ['an editor', callerOf('editor', { staff: 'editor' }), 'Forbidden'],
    ['a reviewer', callerOf('reviewer', { staff: 'reviewer' }), 'Forbidden'],
  ])('is closed to %s', async (_who, caller, code) => {
    const { id, visitor } = await begin(['private']);
    const context = testContext(database().db, { caller });
    const follower = { signal: new AbortController().signal, lastId: null };
    expect(
      await settled([
        listChats(context, query()),
        getChat(context, { id }),
        answerChat(context, { id, clientId: crypto.randomUUID(), text: 'no' }),
        setChatState(context, { id, state: 'closed' }),
        followChats(context, {}, follower),
      ]),
    ).toEqual(Array(5).fill(code));
    expect((await visitor.room()).conversation).toMatchObject({ state: 'open', messages: [{ text: 'private' }] });
    expect((await visitor.room()).isStaffed).toBe(false);
  });

  test('lists conversations by their last message, with what nobody has read', async () => {
    const first = await begin(['a', 'b'], { language: 'en' });
    const second = await begin(['c'], { caller: callerOf('p1') });
    clock += 60_000;
    await first.visitor.send('d');
    const page = await listChats(staff().context(), query());
    expect(listContract.data.parse(page)).toEqual(page);
    expect(page.list).toMatchObject([
      { id: first.id, visitor: null, language: 'en', lastText: 'd', lastSide: 'visitor', unread: 3, state: 'open' },
      { visitor: '林光', language: 'zh', lastText: 'c', unread: 1 },
    ]);
    expect(await idsOf({ sort: 'createdAt', order: 'asc' })).toEqual([first.id, page.list[1]?.id]);
    expect(second.visitor.jar.key).not.toBe(first.visitor.jar.key);
  });

  test('finds them by state, words, e-mail, code and nickname', async () => {
    const plain = await begin(['Budget 100% of it']);
    const named = await begin(['hello_there'], { caller: callerOf('p1') });
    const namedId = (await listChats(staff().context(), query({ search: '林光' }))).list[0]?.id ?? '';
    expect(namedId).not.toBe('');
    expect(named.visitor.jar.key).not.toBeNull();
    await leaveChatEmail(plain.visitor.context(), { email: 'lin@example.org' });
    const code = (await getChat(staff().context(), { id: plain.id })).code;
    for (const search of ['budget', '100% OF', 'LIN@example', code, code.toLowerCase()]) {
      expect([search, await idsOf({ search })]).toEqual([search, [plain.id]]);
    }
    expect(await idsOf({ search: 'o_t' })).toEqual([namedId]);
    for (const search of ['100_', 'h%e', '\\', "'"]) expect([search, await idsOf({ search })]).toEqual([search, []]);
    expect(await idsOf({ state: 'unread' })).toEqual([namedId]);
    await setChatState(staff().context(), { id: plain.id, state: 'closed' });
    expect(await idsOf({ state: 'closed' })).toEqual([plain.id]);
    expect(await idsOf({ state: 'open' })).toEqual([namedId]);
  });

  test('every conversation is on one page', async () => {
    const begun: string[] = [];
    for (let count = 0; count < 7; count += 1) begun.push((await begin(['x'])).id);
    const pages = await everyPage((pageIndex) => listChats(staff().context(), query({ pageIndex, pageSize: 3 })));
    expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(begun.toReversed());
  });

  test('to read the latest messages is to have seen them; earlier ones come page by page', async () => {
    const { id, visitor } = await begin(Array.from({ length: 105 }, (_, index) => `m${index + 1}`));
    const chat = await getChat(staff().context(), { id });
    expect(getContract.data.parse(chat)).toEqual(chat);
    expect(chat).toMatchObject({ unread: 0, hasEarlier: true, landing: '/business', lastText: 'm105' });
    expect(chat.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, index) => index + 6));
    await visitor.send('m106');
    const earlier = await getChat(staff().context(), { id, before: 6 });
    expect(earlier).toMatchObject({ hasEarlier: false, unread: 1 });
    expect(earlier.messages.map(({ text }) => text)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
  });

  test('an answer reaches the visitor and leaves unread what nobody has read', async () => {
    const { id, visitor } = await begin(['question']);
    const answer = await staff().answer(id, 'answer');
    expect((await visitor.room()).conversation?.messages.at(-1)).toEqual(answer);
    expect(await listChats(staff().context(), query())).toMatchObject({
      list: [{ lastText: 'answer', lastSide: 'staff', unread: 1 }],
    });
  });

  test('a change of state is audited, once', async () => {
    const { id } = await begin(['x']);
    for (const state of ['closed', 'closed', 'open'] as const) await setChatState(staff().context(), { id, state });
    const entries = await database()
      .db.read.selectFrom('audit_entry')
      .select(['actor_id', 'action', 'before', 'after'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      {
        actor_id: 'sales',
        action: 'chat.conversation.changed',
        before: '{"state":"open"}',
        after: '{"state":"closed"}',
      },
      {
        actor_id: 'sales',
        action: 'chat.conversation.changed',
        before: '{"state":"closed"}',
        after: '{"state":"open"}',
      },
    ]);
  });

  test('what does not exist is not there', async () => {
    const context = staff().context();
    expect(
      await settled([
        getChat(context, { id: 'none' }),
        answerChat(context, { id: 'none', clientId: crypto.randomUUID(), text: 'x' }),
        setChatState(context, { id: 'none', state: 'closed' }),
      ]),
    ).toEqual(Array(3).fill('NullPointer'));
  });
});
