import { findOutbox } from '@/lib/base/delivery/server/find-outbox';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { until, useJobNodes } from '@/test/job-nodes';
import { startSmtp } from '@/test/smtp';
import { toldPeople } from '@/test/told';
import { dailyMails } from './daily-mails';
import { mailNotices } from './mail-notices';
import { markAllRead } from './mark-all-read';

const today = beijingDay(noon);
const siteUrl = 'https://light.example';
const outbox = { sms: null, mail: null, demo: true, siteUrl };

describeOnBothEngines('the mail of a day', (database) => {
  const { as, newReader, choose, tellFollows } = toldPeople(database);
  const nodes = useJobNodes(database);

  const send = (personId: string, day = today) => mailNotices(testContext(database().db), personId, day, outbox);
  const mailsOf = (personId: string) =>
    database()
      .db.read.selectFrom('delivery_outbox')
      .select(['subject', 'text'])
      .where('address', '=', `${personId}@example.org`)
      .orderBy('created_at')
      .execute();
  const subjectsOf = async (personId: string) => (await mailsOf(personId)).map(({ subject }) => subject);

  test('says the last ten that are unread, how many more there are, where each leads and how to end it', async () => {
    const id = await newReader({ byMail: true });
    await tellFollows(id, 33);
    await send(id);
    const [mail] = await mailsOf(id);
    expect(mail?.subject).toBe('你有 33 条新消息 · 光场');
    const lines = mail?.text.split('\n') ?? [];
    const said = lines.filter((line) => line.startsWith('· '));
    expect(said).toHaveLength(10);
    expect(said[0]).toMatch(/^· 名字 fan-\d+/);
    expect(lines).toContain(`  ${siteUrl}/MyFocus?tab=fans`);
    expect(mail?.text).toContain('还有 23 条');
    expect(mail?.text).toMatch(/不再接收“关注”：\nhttps:\/\/light\.example\/unsubscribe\?token=[\w-]+$/);
    expect(mail?.text).not.toContain('赞与收藏');
  });

  test('counts a hundred at most', async () => {
    const id = await newReader({ byMail: true }, { language: 'en' });
    await tellFollows(id, 103);
    await send(id);
    const [mail] = await mailsOf(id);
    expect(mail?.subject).toBe('99+ new messages · Lightfield');
    expect(mail?.text).toContain('And 89+ more:');
    await tellFollows(id);
    await send(id, '2026-11-21');
    expect(await subjectsOf(id)).toHaveLength(2);
    expect((await subjectsOf(id))[1]).toBe('1 new message · Lightfield');
  });

  test('is in the language in which they chose it', async () => {
    const id = await newReader({ byMail: true }, { language: 'en' });
    await tellFollows(id);
    await send(id);
    const [mail] = await mailsOf(id);
    expect(mail?.subject).toBe('1 new message · Lightfield');
    expect(mail?.text).toContain(`${siteUrl}/en/MyFocus?tab=fans`);
  });

  test('is not sent when nothing is new: read, told before, older than the wish, or not wanted', async () => {
    const [id, other] = [await newReader({ byMail: true }), await newReader({ byMail: true })];
    await send(id);
    await tellFollows(id);
    await markAllRead(as(id), { type: '', until: 1000 });
    await send(id);
    expect(await subjectsOf(id)).toEqual([]);
    await tellFollows(id, 2);
    await send(id);
    await send(id, '2026-11-21');
    expect(await subjectsOf(id)).toEqual(['你有 2 条新消息 · 光场']);
    await tellFollows(id);
    await send(id, '2026-11-21');
    expect(await subjectsOf(id)).toEqual(['你有 2 条新消息 · 光场', '你有 1 条新消息 · 光场']);

    await choose(other, { byMail: false });
    await tellFollows(other);
    await send(other);
    await choose(other, { byMail: true });
    await send(other);
    expect(await subjectsOf(other)).toEqual([]);
  });

  test('is not sent to an address that is not confirmed, nor to a locked account', async () => {
    for (const change of [{ email_verified: 0 }, { locked_at: noon }] as const) {
      const id = await newReader({ byMail: true });
      await tellFollows(id);
      await database().db.transaction((tx) =>
        tx.updateTable('account_user').set(change).where('id', '=', id).execute(),
      );
      await send(id);
      expect(await subjectsOf(id)).toEqual([]);
    }
  });

  test('is sent once, however many nodes send it, and the next day tells what is newer', async () => {
    const id = await newReader({ byMail: true });
    await tellFollows(id, 3);
    await Promise.all(Array.from({ length: 5 }, () => send(id)));
    await send(id);
    await tellFollows(id);
    await send(id);
    expect(await subjectsOf(id)).toEqual(['你有 3 条新消息 · 光场']);
    await send(id, '2026-11-21');
    expect(await subjectsOf(id)).toEqual(['你有 3 条新消息 · 光场', '你有 1 条新消息 · 光场']);
  });

  test('that could not be sent is sent by the next try; it has the header that one press ends it by', async () => {
    const smtp = await startSmtp();
    const id = await newReader({ byMail: true });
    await tellFollows(id);
    const settings = { ...outbox, mail: smtp.account, demo: false };
    smtp.state.refusal = { status: 451, message: 'try later' };
    await expect(mailNotices(testContext(database().db), id, today, settings)).rejects.toThrow('try later');
    smtp.state.refusal = null;
    await mailNotices(testContext(database().db), id, today, settings);
    await mailNotices(testContext(database().db), id, today, settings);
    expect(smtp.state.received).toHaveLength(1);
    const { headers } = smtp.state.received[0] ?? {};
    expect(headers?.get('list-unsubscribe')).toMatch(
      /^<https:\/\/light\.example\/api\/message\/unsubscribe\?token=[\w-]+>$/,
    );
    expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await smtp.stop();
  });

  test('goes at nine in Beijing to everybody who wants it, batch by batch, once though two nodes run the jobs', async () => {
    const { first, second, clock, start, idle, rowsOf } = nodes();
    const readers: string[] = [];
    for (let count = 0; count < 60; count += 1) readers.push(await newReader({ byMail: true }));
    for (const id of readers) await tellFollows(id);
    clock.now = noon - 4 * 3_600_000;
    start(first, [dailyMails]);
    start(second, [dailyMails]);
    await until(async () => (await rowsOf(dailyMails.kind)).length > 0);
    await idle();
    const before = (await rowsOf(dailyMails.kind)).length;
    const sent = async () => (await Promise.all(readers.map(subjectsOf))).map(({ length }) => length);
    expect(await sent()).toEqual(readers.map(() => 1));
    expect(before).toBeGreaterThan(1);
    for (const id of readers) await tellFollows(id);
    clock.now = noon - 3 * 3_600_000;
    await until(async () => (await rowsOf(dailyMails.kind)).length > before);
    await idle();
    expect(await sent()).toEqual(readers.map(() => 2));
    expect(await findOutbox(testContext(first), {}, { demo: true })).not.toEqual([]);
  });
});
