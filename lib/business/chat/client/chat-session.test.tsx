import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';
import type { MadeCall } from '@/test/answers';
import { ChatServer } from '@/test/chat-server';
import { type ChatSession, createChatSession } from './chat-session';
import { readUnsent } from './unsent';

let server: ChatServer;
let made: MadeCall[];
let session: ChatSession;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  server = new ChatServer();
  made = server.open();
});

afterEach(async () => {
  session.stop();
  await pass(0);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  removeStored('hasChat');
  removeStored('chatUnsent');
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const texts = () => session.get().messages.map(({ text }) => text);
const unsent = () => session.get().unsent.map(({ text, state, problem }) => [text, state, problem]);
const calls = (path: string) => made.filter((call) => call.path === path).length;
async function begin() {
  session = createChatSession();
  await pass(0);
}

test('the first message begins the conversation, once the browser has its key', async () => {
  session = createChatSession();
  session.send('hello');
  expect([session.get().line, unsent()]).toEqual(['connecting', [['hello', 'sending', null]]]);
  expect(readUnsent()).toMatchObject([{ text: 'hello' }]);
  await pass(0);
  expect(made.map(({ path }) => path)).toEqual(['/api/chat/room', '/api/chat/send']);
  expect([texts(), unsent(), readUnsent(), readStored('hasChat')]).toEqual([['hello'], [], [], true]);
  server.add('staff', 'welcome');
  server.say({ kind: 'staffed', isStaffed: true });
  await pass(0);
  expect([texts(), session.get().isStaffed, session.get().line]).toEqual([['hello', 'welcome'], true, 'open']);
});

test('a conversation that was begun goes on where it is', async () => {
  server.add('visitor', 'a');
  server.add('staff', 'b');
  server.email = 'a@example.org';
  await begin();
  expect([texts(), session.get().email, server.followed]).toEqual([['a', 'b'], 'a@example.org', ['2 null']]);
  server.breakStreams();
  await pass(0);
  expect(session.get().line).toBe('lost');
  server.add('staff', 'while we were away');
  await pass(500);
  expect([session.get().line, texts()]).toEqual(['open', ['a', 'b', 'while we were away']]);
});

test('a message whose answer was lost is sent again and is one', async () => {
  await begin();
  server.accidents.send = ['lost after', 'lost before', 'lost after'];
  session.send('one');
  session.send('two');
  await pass(0);
  expect(unsent()).toEqual([
    ['one', 'late', null],
    ['two', 'sending', null],
  ]);
  await pass(20_000);
  expect([texts(), unsent(), readUnsent()]).toEqual([['one', 'two'], [], []]);
});

test('what the stream has brought is not sent any more', async () => {
  server.add('visitor', 'before');
  await begin();
  server.accidents.send = ['lost after'];
  session.send('heard by the stream');
  await pass(0);
  expect([texts(), unsent(), readUnsent()]).toEqual([['before', 'heard by the stream'], [], []]);
  await pass(20_000);
  expect(calls('/api/chat/send')).toBe(1);
});

test('what was left unsent is sent when the page comes again', async () => {
  writeStored('chatUnsent', JSON.stringify([{ clientId: 'c1', text: 'left', at: 0 }, { wrong: true }]));
  await begin();
  expect([texts(), server.messages[0]?.clientId, readUnsent()]).toEqual([['left'], 'c1', []]);
});

test.each(['nonsense', '{}', 'null', '[1,null]'])('stored nonsense is nothing: %s', async (stored) => {
  writeStored('chatUnsent', stored);
  await begin();
  expect(unsent()).toEqual([]);
});

test('a busy server is given its time, or the person tries at once', async () => {
  await begin();
  const busy = { code: 'TooManyRequests', message: 'too fast', retryAfter: 30 };
  server.accidents.send = [busy, busy];
  session.send('one');
  await pass(29_000);
  expect([unsent(), calls('/api/chat/send')]).toEqual([[['one', 'late', 'too fast']], 1]);
  session.retry();
  await pass(0);
  expect(calls('/api/chat/send')).toBe(2);
  await pass(30_000);
  expect(texts()).toEqual(['one']);
});

test('a refused message stays until it is taken back; the next one does not wait for it', async () => {
  await begin();
  server.accidents.send = [{ code: '400', message: 'too long' }];
  session.send('refused');
  session.send('next');
  await pass(0);
  expect([texts(), unsent()]).toEqual([['next'], [['refused', 'refused', 'too long']]]);
  await pass(60_000);
  expect(calls('/api/chat/send')).toBe(2);
  const { clientId = '' } = session.get().unsent[0] ?? {};
  expect(session.takeBack(clientId)).toBe('refused');
  expect([unsent(), readUnsent()]).toEqual([[], []]);
});

test('the room is asked for until it comes', async () => {
  server.accidents.room = ['lost before', { code: 'Internal', message: 'x' }, 'lost before'];
  await begin();
  expect(session.get().line).toBe('connecting');
  await pass(500);
  expect(session.get().line).toBe('lost');
  await pass(3000);
  expect([session.get().line, session.get().isStaffed]).toEqual(['open', false]);
});

test('says so when the conversation cannot be reached any more, and begins anew', async () => {
  server.add('visitor', 'a');
  await begin();
  server.keeps = false;
  server.breakStreams();
  await pass(500);
  expect([session.get().line, texts()]).toEqual(['over', ['a']]);
  session.restart();
  expect([session.get().line, texts()]).toEqual(['connecting', []]);
  await pass(0);
  expect([session.get().line, session.get().hasConversation]).toEqual(['open', false]);
});

test('answers that were on the screen are noted, those that were not are not', async () => {
  server.add('visitor', 'a');
  server.add('staff', 'b');
  await begin();
  await pass(500);
  expect(server.seen).toEqual([2]);
  server.add('visitor', 'c');
  await pass(500);
  visibility = 'hidden';
  server.add('staff', 'd');
  server.add('staff', 'e');
  await pass(5000);
  expect(server.seen).toEqual([2]);
  server.accidents.seen = ['lost before'];
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(500);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(500);
  expect(server.seen).toEqual([2, 5]);
});

test("an e-mail is kept; what is wrong with it is the caller's to show", async () => {
  server.add('visitor', 'a');
  await begin();
  const fields = [{ field: 'email', rule: 'email' }];
  server.accidents.email = [{ code: '400', fields }];
  await expect(session.leaveEmail('a@')).rejects.toMatchObject({ fields });
  expect(session.get().email).toBeNull();
  await session.leaveEmail('a@example.org');
  expect([session.get().email, server.email]).toEqual(['a@example.org', 'a@example.org']);
  await pass(600);
});

test('stopped, it leaves nothing running', async () => {
  server.add('visitor', 'a');
  await begin();
  session.stop();
  await pass(0);
  expect(server.streams).toEqual([]);
});
