import { randomUUID } from 'node:crypto';
import type { ChatRoom } from '@/lib/business/chat/contract';
import { newPerson, newVisitor, type Visitor } from '../../answers';

const roomOf = async (visitor: Visitor) => (await visitor.ask('/api/chat/room')).json<{ data: ChatRoom }>().data;

/** A visitor who has written a message. */
async function begin(): Promise<Visitor> {
  const visitor = newVisitor();
  await visitor.ask('/api/chat/room');
  const form = { clientId: randomUUID(), text: 'private' };
  expect((await visitor.ask('/api/chat/send', { form })).status).toBe(200);
  return visitor;
}

test('a conversation is opened by its cookie alone, which no script reads', async () => {
  const first = newVisitor();
  const { headers } = await first.ask('/api/chat/room');
  expect(headers['set-cookie']).toMatch(/^chat=[^;]{101};/);
  expect(headers['set-cookie']).toMatch(/HttpOnly/i);
  expect(headers['set-cookie']).toMatch(/SameSite=Lax/i);

  const visitor = await begin();
  expect((await roomOf(visitor)).conversation?.messages.map(({ text }) => text)).toEqual(['private']);
  const stranger = newVisitor();
  expect((await roomOf(stranger)).conversation).toBeNull();
  expect((await stranger.ask('/api/chat/follow?after=0')).json().code).toBe('NullPointer');
});

test('the stream of the desk is for those who answer', async () => {
  const path = '/api/chat/conversations/follow';
  expect((await newVisitor().ask(path)).status).toBe(401);
  const reviewer = await newPerson('reviewer');
  expect((await reviewer.ask(path, { headers: { Authorization: `Bearer ${reviewer.token}` } })).status).toBe(403);
});

test('an address for answers is kept once it is one', async () => {
  const visitor = await begin();
  const leave = (email: string) => visitor.ask('/api/chat/email', { form: { email } });
  const refused = await leave('nobody@');
  expect([refused.status, refused.json<{ fields: { field: string }[] }>().fields.map(({ field }) => field)]).toEqual([
    400,
    ['email'],
  ]);
  expect((await roomOf(visitor)).conversation?.email ?? null).toBeNull();
  expect((await leave('Somebody@Example.org')).status).toBe(200);
  expect((await roomOf(visitor)).conversation?.email).toBe('somebody@example.org');
});
