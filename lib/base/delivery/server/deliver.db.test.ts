import type { Context } from '@/lib/platform/server/context';
import { createLog } from '@/lib/platform/server/log';
import { noon, testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { startSms } from '@/test/sms';
import { startSmtp } from '@/test/smtp';
import { findOutbox as contract } from '../contract';
import { deliver, isDeliverable, isNoteDeliverable } from './deliver';
import { findOutbox } from './find-outbox';
import type { CodeMessage, LetterMessage } from './sender';

const toPhone: CodeMessage = {
  channel: 'phone',
  address: '+8613800138000',
  kind: 'code',
  code: '042917',
  minutes: 10,
  language: 'zh',
};
const toEmail: CodeMessage = { ...toPhone, channel: 'email', address: 'li.lei@example.org', language: 'en' };
const letter: LetterMessage = {
  channel: 'email',
  kind: 'letter',
  address: 'team@light.example',
  subject: 'A request',
  text: 'Some lines\n<script>alert(1)</script>',
  replyTo: 'li.lei@example.org',
};
const nothing = { sms: null, mail: null, demo: false };
const demonstration = { ...nothing, demo: true };

describeOnBothEngines('delivering a message', (database) => {
  let sms: Awaited<ReturnType<typeof startSms>>;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let logged: string;

  beforeEach(async () => {
    logged = '';
    sms = await startSms(() => noon);
    smtp = await startSmtp();
  });

  afterEach(async () => {
    await sms.stop();
    await smtp.stop();
    await database().db.transaction((tx) => tx.deleteFrom('delivery_outbox').execute());
  });

  const context = (overrides: Partial<Context> = {}) => testContext(database().db, overrides);
  const inOutbox = () => findOutbox(context(), {}, demonstration);
  const logging = () =>
    context({
      log: createLog('trace', {
        write: (line) => {
          logged += line;
        },
      }),
    });

  test('is not available where nothing is configured', async () => {
    expect([isDeliverable('phone', undefined, nothing), isDeliverable('email', undefined, nothing)]).toEqual([
      false,
      false,
    ]);
    await expect(deliver(context(), toPhone, nothing)).rejects.toMatchObject({ code: 'NotConfigured' });
    await expect(deliver(context(), toEmail, nothing)).rejects.toMatchObject({ code: 'NotConfigured' });
    expect(await inOutbox()).toEqual([]);
  });

  test('a demonstration puts it into the outbox, in the words and language of the person', async () => {
    expect([
      isDeliverable('phone', undefined, demonstration),
      isDeliverable('email', undefined, demonstration),
    ]).toEqual([true, true]);
    await deliver(context(), toPhone, demonstration);
    await deliver(context({ now: () => noon + 1000 }), toEmail, demonstration);
    const messages = await inOutbox();
    expect(contract.data.parse(messages)).toEqual(messages);
    expect(messages).toEqual([
      {
        id: expect.any(String),
        channel: 'email',
        address: 'li.lei@example.org',
        subject: '042917 is your Lightfield code',
        text: expect.stringMatching(/^Your Lightfield verification code is 042917\. It is good for 10 minutes\./),
        code: '042917',
        sentAt: '2026-11-20T12:00:01.000+08:00',
      },
      {
        id: expect.any(String),
        channel: 'phone',
        address: '+8613800138000',
        subject: '042917 是你的光场验证码',
        text: expect.stringMatching(/^你的光场验证码是 042917，10 分钟内有效。/),
        code: '042917',
        sentAt: '2026-11-20T12:00:00.000+08:00',
      },
    ]);
  });

  test('a letter is sent by e-mail, or shown by a demonstration without a code to copy', async () => {
    await expect(deliver(context(), letter, { ...nothing, sms: sms.account })).rejects.toMatchObject({
      code: 'NotConfigured',
    });
    await deliver(context(), letter, demonstration);
    const messages = await inOutbox();
    expect(contract.data.parse(messages)).toEqual(messages);
    expect(messages).toEqual([expect.objectContaining({ subject: letter.subject, text: letter.text, code: null })]);
    await deliver(context(), letter, { ...nothing, mail: smtp.account });
    expect(smtp.state.received).toEqual([expect.objectContaining({ to: [letter.address], body: letter.text })]);
  });

  test('a note goes by its template, and where there is none into the outbox of a demonstration', async () => {
    const note = {
      ...({ channel: 'phone', kind: 'note', note: 'soon', address: toPhone.address } as const),
      ...{ values: { title: '光', time: '12:15' }, subject: '直播即将开始', text: '《光》将于 12:15 开播。' },
    };
    const settings = { ...nothing, sms: sms.account };
    await deliver(context(), note, settings);
    expect(sms.state.sent).toEqual([expect.objectContaining({ template: sms.account.notes.soon })]);
    const bare = { ...nothing, sms: { ...sms.account, notes: {} } };
    expect([isNoteDeliverable('soon', note.address, settings), isNoteDeliverable('soon', undefined, bare)]).toEqual([
      true,
      false,
    ]);
    await deliver(context(), note, { ...bare, demo: true });
    expect(await inOutbox()).toEqual([expect.objectContaining({ subject: note.subject, text: note.text, code: null })]);
  });

  test.each([true, false])('a provider comes first (demonstration: %s)', async (demo) => {
    const settings = { sms: sms.account, mail: smtp.account, demo };
    await deliver(context(), toPhone, settings);
    await deliver(context(), toEmail, settings);
    expect(sms.state.sent).toEqual([expect.objectContaining({ phone: '13800138000' })]);
    expect(smtp.state.received).toEqual([expect.objectContaining({ to: ['li.lei@example.org'] })]);
    expect(await inOutbox()).toEqual([]);
  });

  test('a provider for one channel is none for the other', async () => {
    const settings = { ...nothing, mail: smtp.account };
    expect([isDeliverable('phone', undefined, settings), isDeliverable('email', undefined, settings)]).toEqual([
      false,
      true,
    ]);
    await expect(deliver(context(), toPhone, settings)).rejects.toMatchObject({ code: 'NotConfigured' });
  });

  test('without a template for them, numbers abroad get nothing, or the outbox of a demonstration', async () => {
    const abroad = { ...toPhone, address: '+85251234567' };
    const settings = { ...nothing, sms: { ...sms.account, templateAbroad: null } };
    expect(isDeliverable('phone', undefined, settings)).toBe(true);
    expect(isDeliverable('phone', abroad.address, settings)).toBe(false);
    await expect(deliver(context(), abroad, settings)).rejects.toMatchObject({ code: 'NotConfigured' });
    await deliver(context(), abroad, { ...settings, demo: true });
    expect(await inOutbox()).toEqual([expect.objectContaining({ address: '+85251234567' })]);
    expect(sms.state.calls).toBe(0);
  });

  test('what the provider may take another time throws, so that the job tries again', async () => {
    sms.state.failure = { code: 'isp.SYSTEM_ERROR', message: 'busy' };
    await expect(deliver(context(), toPhone, { ...nothing, sms: sms.account })).rejects.toThrow('isp.SYSTEM_ERROR');
  });

  test('what it will never take is logged and over, without the address and the code', async () => {
    sms.state.failure = { code: 'isv.BUSINESS_LIMIT_CONTROL', message: 'no more to 13800138000: 042917' };
    smtp.state.refusal = { status: 550, message: `no ${toEmail.address} here` };
    const settings = { sms: sms.account, mail: smtp.account, demo: false };
    await deliver(logging(), toPhone, settings);
    await deliver(logging(), toEmail, settings);
    expect(logged).toContain('isv.BUSINESS_LIMIT_CONTROL');
    expect(logged).toContain('550 no … here');
    expect(logged).toContain('…8000');
    expect(logged).toContain('l…@example.org');
    for (const secret of ['13800138000', '042917', 'li.lei', sms.account.accessKeySecret]) {
      expect(logged).not.toContain(secret);
    }
  });
});
