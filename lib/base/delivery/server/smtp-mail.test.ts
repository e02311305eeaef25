import type { Database } from '@/lib/platform/server/db/database';
import type { MailSettings } from '@/lib/platform/server/settings';
import { testContext } from '@/test/context';
import { startSmtp } from '@/test/smtp';
import type { CodeMessage, LetterMessage } from './sender';
import { smtpMail } from './smtp-mail';

const context = testContext({} as Database);
const message: CodeMessage = {
  channel: 'email',
  address: 'li.lei@example.org',
  kind: 'code',
  code: '042917',
  minutes: 10,
  language: 'zh',
};

let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeEach(async () => {
  smtp = await startSmtp();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await smtp.stop();
});

const send = (changes: Partial<CodeMessage> = {}, settings: Partial<MailSettings> = {}) =>
  smtpMail({ ...smtp.account, ...settings }).send(context, { ...message, ...changes });

test('a code goes to the server that was logged in to, in Chinese', async () => {
  await send();
  expect(smtp.state.received).toHaveLength(1);
  const { from, to, headers, body } = smtp.state.received[0] ?? {};
  expect({ from, to }).toEqual({ from: 'code@light.example', to: ['li.lei@example.org'] });
  expect(Object.fromEntries(headers ?? [])).toMatchObject({
    from: '光场 <code@light.example>',
    to: 'li.lei@example.org',
    subject: '042917 是你的光场验证码',
    'auto-submitted': 'auto-generated',
    'content-type': 'text/plain; charset=utf-8',
  });
  expect(body).toContain('你的光场验证码是 042917，10 分钟内有效。\n\n请不要告诉任何人');
});

test('and in English', async () => {
  await send({ language: 'en', minutes: 1 });
  const { headers, body } = smtp.state.received[0] ?? {};
  expect(headers?.get('subject')).toBe('042917 is your Lightfield code');
  expect(body).toContain('is 042917. It is good for 1 minute.\n\nDo not give it to anyone.');
});

const letter: LetterMessage = {
  channel: 'email',
  kind: 'letter',
  address: 'team@light.example',
  subject: '合作申请 LF261120-7K3Q2',
  text: '第一行\n\n<b>第二行</b>\n.\nRCPT TO:<c@example.org>',
};
const sendLetter = (changes: Partial<LetterMessage> = {}) =>
  smtpMail(smtp.account).send(context, { ...letter, ...changes });

test('a letter that comes by itself is ended by one press (RFC 8058)', async () => {
  const unsubscribe = `https://light.example/api/message/unsubscribe?token=${'a'.repeat(150)}`;
  await sendLetter({ unsubscribe });
  await sendLetter();
  const [first, second] = smtp.state.received.map(({ headers }) => headers);
  expect(first?.get('list-unsubscribe')).toBe(`<${unsubscribe}>`);
  expect(first?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect([...(second?.keys() ?? [])].filter((name) => name.startsWith('list-'))).toEqual([]);
});

test('a letter goes out as plain text, with the address that an answer goes to', async () => {
  await sendLetter({ replyTo: 'li.lei@example.org' });
  const { from, to, headers, body } = smtp.state.received[0] ?? {};
  expect({ from, to }).toEqual({ from: 'code@light.example', to: ['team@light.example'] });
  expect(Object.fromEntries(headers ?? [])).toMatchObject({
    from: '光场 <code@light.example>',
    'reply-to': 'li.lei@example.org',
    subject: letter.subject,
    'content-type': 'text/plain; charset=utf-8',
  });
  expect(body).toBe(letter.text);
});

test('a letter has its attachment under its name', async () => {
  await sendLetter({ attachment: { name: '发票.pdf', contentType: 'application/pdf', body: Buffer.from('%PDF-1.7') } });
  const { headers, body = '' } = smtp.state.received[0] ?? {};
  expect(headers?.get('content-type')).toMatch(/^multipart\/mixed/);
  expect(body).toContain('Content-Type: application/pdf');
  expect(body).toContain(encodeURIComponent('发票.pdf'));
  expect(body).toContain(Buffer.from('%PDF-1.7').toString('base64'));
});

test('without one, an answer goes to the sender of all our mail', async () => {
  await sendLetter();
  expect(smtp.state.received[0]?.headers.has('reply-to')).toBe(false);
});

test('a line break in the subject or in the address of an answer makes no header and no recipient', async () => {
  await sendLetter({ subject: 'A\r\nBcc: b@example.org\r\n\r\nC\nX-D: e\u2028F', replyTo: 'a@example.org' });
  const replied = sendLetter({ replyTo: 'a@example.org\r\nBcc: b@example.org' });
  await replied.catch((error: unknown) => expect(error).toMatchObject({ name: 'DeliveryError' }));
  for (const { to, headers, body } of smtp.state.received) {
    expect(to).toEqual(['team@light.example']);
    expect([headers.has('bcc'), headers.has('x-d')]).toEqual([false, false]);
    expect(body).toBe(letter.text);
  }
  expect(smtp.state.received[0]?.headers.get('subject')).toMatch(/^A Bcc: b@example\.org {1,2}C X-D: e\u2028F$/);
});

test('it sends e-mail alone', () => {
  const sender = smtpMail(smtp.account);
  expect([sender.reaches('email', message.address), sender.reaches('email'), sender.reaches('phone')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('an address that is no single address gets no mail and lets nobody else read it', async () => {
  await expect(send({ address: 'a@example.org, b@example.org' })).rejects.toThrow();
  await expect(send({ address: 'a@example.org>\r\nRCPT TO:<b@example.org' })).rejects.toThrow();
  expect(smtp.state.received).toEqual([]);
});

test('a wrong password is for the operator to correct: it is worth another try', async () => {
  const serverUrl = smtp.account.serverUrl.replace(/:[^:]+@127/, ':wrong@127');
  await expect(send({}, { serverUrl })).rejects.toMatchObject({
    name: 'DeliveryError',
    message: expect.stringContaining('Invalid login: 535'),
    isFinal: false,
  });
  expect(smtp.state.received).toEqual([]);
});

test.each([
  [550, true],
  [450, false],
])('a recipient refused with %d is final: %s; the log does not name it', async (status, isFinal) => {
  smtp.state.refusal = { status, message: `<${message.address}> mailbox unavailable` };
  const error = await send().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: expect.stringContaining(`${status} <…> mailbox unavailable`), isFinal });
  expect(JSON.stringify([error, (error as Error).message, (error as Error).stack])).not.toContain(message.address);
});

test('silence ends after ten seconds', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  smtp.state.isSilent = true;
  const outcome = expect(send()).rejects.toMatchObject({ name: 'DeliveryError', isFinal: false });
  setTimeout(() => limit.abort(), 100);
  await outcome;
  expect(timeout.mock.calls).toEqual([[10_000]]);
});

test('a server that cannot be reached is worth another try', async () => {
  await expect(send({}, { serverUrl: 'smtp://127.0.0.1:9' })).rejects.toMatchObject({
    message: expect.stringContaining('ECONNREFUSED'),
    isFinal: false,
  });
});
