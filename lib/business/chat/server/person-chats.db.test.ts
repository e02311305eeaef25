import { emit } from '@/lib/app/events';
import { chatStaff, chatVisitor } from '@/test/chat';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { insertRows, personRow } from '@/test/rows';
import { findOwnChat } from './conversation';
import { getChat } from './get-chat';
import { leaveChatEmail } from './leave-chat-email';

describeOnBothEngines('conversations of a person', (database) => {
  const of = async (personId: string) => {
    await database().db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: personId })]));
    const visitor = chatVisitor(database().db, { caller: callerOf(personId) });
    await visitor.send(`from ${personId}`);
    await leaveChatEmail(visitor.context(), { email: `${personId}@example.org` });
    const id = await visitor.conversationId();
    await chatStaff(database().db).answer(id, `to ${personId}`);
    return { visitor, id };
  };

  test('are in the export of that person alone', async () => {
    await of('exported');
    await of('other');
    const { visitor } = { visitor: chatVisitor(database().db) };
    const parts: Record<string, unknown> = {};
    const context = visitor.context();
    await database().db.transaction((tx) => emit(context, tx, 'account.exported', { personId: 'exported', parts }));
    expect(parts.chats).toEqual([
      {
        email: 'exported@example.org',
        messages: [
          { side: 'visitor', text: 'from exported', at: '2026-11-20T12:00:00.000+08:00' },
          { side: 'staff', text: 'to exported', at: '2026-11-20T12:00:00.000+08:00' },
        ],
      },
    ]);
  });

  test("are nobody's any more when the account is erased, and open to no key", async () => {
    const { visitor, id } = await of('erased');
    const kept = await of('kept');
    const key = visitor.jar.key;
    await database().db.transaction((tx) => emit(visitor.context(), tx, 'account.erased', { personId: 'erased' }));
    const staff = chatStaff(database().db).context();
    expect(await getChat(staff, { id })).toMatchObject({ visitor: null, email: null, messages: [{}, {}] });
    expect(await getChat(staff, { id: kept.id })).toMatchObject({ email: 'kept@example.org' });
    for (const caller of [callerOf('erased'), null]) {
      visitor.jar.key = key;
      expect((await findOwnChat(visitor.context({ caller }))).conversation).toBeNull();
    }
  });
});
