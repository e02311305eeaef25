import type { Env } from '@/lib/platform/server/env';
import { createLog } from '@/lib/platform/server/log';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { startWechat, type WechatFailure } from '@/test/wechat';
import { sendWechatNotice, tellsByWechat, type WechatNotice } from './send-template';

const notice: WechatNotice = {
  openId: 'o-lin',
  text: '林光和另外 11 人赞了你的作品「会呼吸的光」',
  at: noon,
  url: 'https://light.example/video/detail/1',
  key: 'f'.repeat(32),
};
const wechatNotice = { templateId: 'ngq', fields: { text: 'thing1', time: 'time2' } };

describeOnOneEngine('a message of the service account', (database) => {
  let wechat: Awaited<ReturnType<typeof startWechat>>;
  let logged: string;

  beforeEach(async () => {
    logged = '';
    wechat = await startWechat(() => noon);
  });
  afterEach(() => wechat.stop());

  const log = createLog('trace', {
    write: (line) => {
      logged += line;
    },
  });
  const send = (changes: Partial<WechatNotice> = {}, settings: Partial<Pick<Env, 'wechat' | 'wechatNotice'>> = {}) =>
    sendWechatNotice(
      testContext(database().db, { log }),
      { ...notice, ...changes },
      { wechat: wechat.account, wechatNotice, ...settings },
    );

  test('says what has happened and when, within what a field takes, and leads to it', async () => {
    expect(await send()).toBe('sent');
    expect(wechat.state.delivered).toEqual([
      {
        touser: 'o-lin',
        template_id: 'ngq',
        url: notice.url,
        client_msg_id: notice.key,
        data: { thing1: { value: '林光和另外 11 人赞了你的作品「会呼…' }, time2: { value: '2026-11-20 12:00' } },
      },
    ]);
  });

  test('comes once, however often it is sent', async () => {
    await send();
    expect(await send()).toBe('sent');
    expect(wechat.state.delivered).toHaveLength(1);
  });

  test('is sent with a new token when WeChat does not take the former one', async () => {
    await send();
    wechat.state.tokens.clear();
    wechat.state.token = null;
    expect(await send({ key: 'second' })).toBe('sent');
    expect(wechat.state.calls.token).toBe(2);
  });

  test('does not reach who does not follow the account', async () => {
    wechat.state.strangers.add('o-lin');
    expect(await send()).toBe('unreachable');
    expect(logged).not.toContain('refused a message');
  });

  test.each([40037, 45009, 48001])(
    'that WeChat refuses with %i is given up, with a line in the log',
    async (errcode) => {
      wechat.state.refusal = errcode;
      expect(await send()).toBe('refused');
      expect(logged).toContain(`WeChat answered ${errcode}`);
      expect(logged).not.toContain(wechat.state.token?.value);
    },
  );

  test.each<WechatFailure | 45011>(['busy', 'error page', 45011])(
    'is for another try when WeChat answers with %s',
    async (failure) => {
      await send();
      if (failure === 45011) wechat.state.refusal = failure;
      else wechat.state.failure = failure;
      await expect(send({ key: 'second' })).rejects.toThrow('WeChat');
    },
  );

  test('is not sent where it is not configured', async () => {
    expect(await send({}, { wechatNotice: null })).toBe('refused');
    expect(tellsByWechat({ wechat: wechat.account, wechatNotice: null })).toBe(false);
    expect(tellsByWechat({ wechat: null, wechatNotice })).toBe(false);
    expect(tellsByWechat({ wechat: wechat.account, wechatNotice })).toBe(true);
  });
});
