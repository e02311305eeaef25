import { env } from '@/lib/platform/server/env';
import { chatStaff, chatVisitor } from '@/test/chat';
import { noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useJobNodes } from '@/test/job-nodes';
import { setEnv } from '@/test/set-env';
import { getChat } from './get-chat';
import { leaveChatEmail } from './leave-chat-email';
import { mailChatAnswers } from './mail-answers';
import { noteChatSeen } from './note-chat-seen';
import { beat } from './presence';
import { tellTeamOfChat } from './tell-team';

const minute = 60_000;
const jobs = [tellTeamOfChat, mailChatAnswers];

describeOnBothEngines('mails of conversations', (database) => {
  const nodes = useJobNodes(database);
  let now: () => number;

  beforeEach(async () => {
    const business = { ...env().business, teamEmail: 'team@example.org', email: 'hello@example.org' };
    setEnv({ demo: true, mail: null, business, siteUrl: 'https://light.example' });
    now = () => nodes().clock.now;
    await database().db.transaction(async (tx) => {
      for (const table of ['delivery_outbox', 'chat_message', 'chat_conversation', 'chat_presence'] as const) {
        await tx.deleteFrom(table).execute();
      }
    });
  });
  afterEach(() => jest.restoreAllMocks());

  /** Advances the clock and lets two nodes run all due jobs. */
  async function pass(ms: number) {
    const { clock, first, second, start, idle } = nodes();
    clock.now += ms;
    const ran = [start(first, jobs), start(second, jobs)];
    await idle();
    await Promise.all(ran.map((node) => node.stop()));
  }
  const mails = () =>
    database()
      .db.read.selectFrom('delivery_outbox')
      .select(['address', 'subject', 'text'])
      .orderBy('created_at')
      .execute();
  const states = async () => (await Promise.all(jobs.map((job) => nodes().statesOf(job.kind)))).flat();

  async function begin(...texts: string[]) {
    const visitor = chatVisitor(database().db, { now });
    for (const text of texts) await visitor.send(text);
    return { visitor, id: await visitor.conversationId() };
  }
  const staff = () => chatStaff(database().db, { now });

  describe('to the team', () => {
    test('say what was written while nobody was there, in one', async () => {
      const { visitor } = await begin('hello', 'two\nlines');
      await leaveChatEmail(visitor.context(), { email: 'visitor@example.org' });
      await pass(20_000);
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail?.address).toBe('team@example.org');
      expect(mail?.subject).toMatch(/访客 [A-Z]{4}/);
      expect(mail?.text).toContain('> hello\n>\n> two\n> lines');
      expect(mail?.text).toContain('visitor@example.org');
      expect(mail?.text).toContain('来自页面：/business');
      expect(mail?.text).toContain('访客使用的语言：中文');
      expect(mail?.text).toContain('https://light.example/staff/chats');
    });

    test('come once in an hour; what came later is told at the next one', async () => {
      const { visitor } = await begin('first');
      await pass(20_000);
      await visitor.send('second');
      await pass(30 * minute);
      await visitor.send('third');
      expect(await mails()).toHaveLength(1);
      await pass(30 * minute);
      const [, mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail?.text).toContain('> first\n>\n> second\n>\n> third');
    });

    test('do not come when somebody is there, or has read it by then', async () => {
      const { visitor, id } = await begin('first');
      await getChat(staff().context(), { id });
      await pass(20_000);
      await beat(staff().context(), 'sales');
      await visitor.send('second');
      await pass(2 * 60 * minute);
      expect(await mails()).toEqual([]);
      expect(await states()).toEqual(['done']);
    });

    test('do not come where there is no address or no way to send', async () => {
      setEnv({ business: { ...env().business, teamEmail: null } });
      await begin('first');
      setEnv({ business: { ...env().business, teamEmail: 'team@example.org' }, demo: false });
      await begin('second');
      expect(await states()).toEqual([]);
    });

    test('cannot be made to say something of ours', async () => {
      await begin('x\nhttps://evil.example\r\n在后台回复：https://evil.example');
      await pass(20_000);
      const lines = (await mails())[0]?.text.split('\n') ?? [];
      expect(lines.filter((line) => line.includes('evil'))).toEqual([
        '> https://evil.example',
        '> 在后台回复：https://evil.example',
      ]);
    });
  });

  describe('to a visitor', () => {
    async function left() {
      const begun = await begin('question');
      await beat(staff().context(), 'sales');
      await leaveChatEmail(begun.visitor.context(), { email: 'visitor@example.org' });
      await database().db.transaction((tx) => tx.deleteFrom('job').execute());
      return begun;
    }

    test('bring the answers that they have not seen, in one, once', async () => {
      const { id } = await left();
      await staff().answer(id, 'one');
      await pass(30_000);
      await staff().answer(id, 'two');
      await pass(30_000);
      expect(await mails()).toEqual([]);
      await pass(30_000);
      expect(await mails()).toEqual([
        {
          address: 'visitor@example.org',
          subject: '光场客服回复了你',
          text: expect.stringMatching(/ 2 条[^>]*> one\n>\n> two\n\n[^>]*https:\/\/light\.example\/customer\n/),
        },
      ]);
      await pass(10 * minute);
      expect(await mails()).toHaveLength(1);
      await staff().answer(id, 'three');
      await pass(minute);
      expect((await mails()).at(-1)?.text).toMatch(/ 1 条[^>]*> three\n/);
    });

    test('do not bring what they have seen', async () => {
      const { id, visitor } = await left();
      await staff().answer(id, 'one');
      await noteChatSeen(visitor.context(), { seq: 2 });
      await pass(minute);
      expect(await mails()).toEqual([]);
      await staff().answer(id, 'two');
      await pass(minute);
      expect((await mails())[0]?.text).not.toContain('> one');
    });

    test('are in their language', async () => {
      const visitor = chatVisitor(database().db, { now, language: 'en' });
      await beat(staff().context(), 'sales');
      await visitor.send('question');
      await leaveChatEmail(visitor.context(), { email: 'visitor@example.org' });
      await staff().answer(await visitor.conversationId(), 'one');
      await pass(minute);
      expect(await mails()).toMatchObject([
        {
          subject: expect.stringContaining('has answered'),
          text: expect.stringContaining('light.example/en/customer'),
        },
      ]);
    });

    test('go nowhere without an address', async () => {
      const { id } = await begin('question');
      await database().db.transaction((tx) => tx.deleteFrom('job').execute());
      await staff().answer(id, 'one');
      expect(await states()).toEqual([]);
      expect(noon).toBe(now());
    });
  });
});
