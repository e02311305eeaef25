import { generateKeyPairSync } from 'node:crypto';
import { merchant } from '@/test/wechat-pay/golden-vectors';
import { readEnv } from './env';

describe('the configuration', () => {
  test('works with nothing set: embedded database, local disk, demonstration content on loopback', () => {
    const env = readEnv({});
    expect(env.databaseUrl).toBe(`file:${env.dataDir}/lightfield.db`);
    expect(env).toMatchObject({ siteUrl: 'http://localhost:3000', s3: null, demo: true });
  });

  test('a public address turns the demonstration off unless it is asked for', () => {
    expect(readEnv({ SITE_URL: 'https://example.org/' })).toMatchObject({
      siteUrl: 'https://example.org',
      demo: false,
    });
    expect(readEnv({ SITE_URL: 'https://example.org', DEMO: '1' }).demo).toBe(true);
    expect(readEnv({ DEMO: '0' }).demo).toBe(false);
  });

  test.each([
    ['DATABASE_URL', 'mysql://x'],
    ['PAPERS_KEY', 'c2hvcnQ'],
    ['SITE_URL', 'example.org'],
    ['PORT', '70000'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['DEMO', 'yes'],
    ['DEMO_PASSWORD', '1234567'],
    ['POSTING_NEEDS_PHONE', 'no'],
    ['CODES_PER_DAY', '0'],
    ['APP_SCHEME', 'lightfield://'],
    ['APP_STORE_URL', 'apps.example.org'],
    ['APP_MARKET_URL', 'javascript:alert(1)'],
    ['APP_APK_FILE', '/no/such/file.apk'],
    ['APPLE_APP_IDS', 'ABCDE12345.org.example.app, org.example.app'],
    ['ANDROID_APP_PACKAGE', 'app'],
    ['ANDROID_APP_FINGERPRINTS', '14:6D'],
    ['WECHAT_API_URL', 'api.weixin.qq.com'],
    ['WECHAT_OPEN_URL', 'open.weixin.qq.com'],
    ['WECHAT_VERIFY', 'MP_verify_abc.txt'],
    ['WECHAT_NOTICE_FIELDS', 'thing1'],
    ['WECHAT_PAY_MCHID', 'wx1'],
    ['WECHAT_PAY_SERIAL', 'PUB_KEY_ID_1'],
    ['WECHAT_PAY_PRIVATE_KEY', '/no/such/key.pem'],
    ['WECHAT_PAY_PRIVATE_KEY', merchant.publicKey],
    ['WECHAT_PAY_API_V3_KEY', 'short'],
    ['WECHAT_PAY_PUBLIC_KEYS', merchant.publicKey],
    ['WECHAT_PAY_URL', 'api.mch.weixin.qq.com'],
    ['WECHAT_REMINDER_FIELDS', 'thing1'],
    ['ALIYUN_SMS_LIVE_TEMPLATES', 'now=SMS_1'],
    ['FCM_SERVICE_ACCOUNT', '{"project_id":"light"}'],
    ['APNS_KEY', '/no/such/key.p8'],
    ['APNS_KEY', merchant.privateKey],
    ['APNS_TEAM_ID', 'light'],
    ['JPUSH_URL', 'api.jpush.cn'],
    ['ALIYUN_SMS_URL', 'dysmsapi.aliyuncs.com'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['RTMP_PORT', 'on'],
    ['LIVE_SERVER', 'https://live.example.org/live'],
    ['LIVE_STREAMS', '0'],
    ['LIVE_PROVIDER', 'srs'],
    ['LIVE_PULL_HOST', 'https://play.example.org'],
    ['LIVE_PUSH_KEY', 'a-b'],
    ['STUN_URLS', 'https://stun.example.org'],
    ['TURN_URLS', 'turn:turn.example.org?transport=http'],
    ['TURN_SECRET', 'short'],
    ['MAIL_FROM', 'Lightfield'],
    ['MAIL_FROM', 'code@example.org\r\nBcc: all@example.org'],
  ])('a wrong %s stops the start with its name', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });

  test('half an S3 configuration names what is missing', () => {
    expect(() => readEnv({ S3_BUCKET: 'media' })).toThrow(
      /S3_ACCESS_KEY_ID is needed.*\nS3_SECRET_ACCESS_KEY is needed/,
    );
  });

  test('a relay needs its secret', () => {
    const urls = 'turn:turn.example.org:3478?transport=udp, turns:[2001:db8::1]:5349';
    expect(() => readEnv({ TURN_URLS: urls })).toThrow('TURN_SECRET is needed with TURN_URLS');
    expect(readEnv({ TURN_URLS: urls, TURN_SECRET: 'shared with coturn' }).turn).toEqual({
      urls: ['turn:turn.example.org:3478?transport=udp', 'turns:[2001:db8::1]:5349'],
      secret: 'shared with coturn',
    });
  });

  test('a provider of live streams needs its whole account, and closes the own port', () => {
    const account = {
      ...{ LIVE_PUSH_HOST: 'push.example.org', LIVE_PULL_HOST: 'play.example.org' },
      ...{ LIVE_PUSH_KEY: 'push12', LIVE_PULL_KEY: 'pull12', LIVE_CALLBACK_KEY: 'call12', LIVE_ACCESS_KEY_ID: 'id' },
    };
    expect(readEnv(account).live).toMatchObject({ port: 1935, provider: null });
    expect(() => readEnv({ ...account, LIVE_PROVIDER: 'aliyun' })).toThrow(
      /^LIVE_ACCESS_KEY_SECRET is needed with LIVE_PROVIDER=aliyun\.$/,
    );
    const whole = { ...account, LIVE_ACCESS_KEY_SECRET: 's', LIVE_PROVIDER: 'tencent' };
    expect(readEnv(whole).live).toMatchObject({
      ...{ port: null, server: 'rtmp://push.example.org/live' },
      provider: { vendor: 'tencent', app: 'live', validSeconds: 1800, apiUrl: 'https://live.tencentcloudapi.com' },
    });
  });

  test('half a WeChat configuration names what is missing', () => {
    expect(() => readEnv({ WECHAT_APP_ID: 'wx1' })).toThrow('WECHAT_APP_SECRET is needed with WECHAT_APP_ID');
    expect(() => readEnv({ WECHAT_WEB_APP_SECRET: 's' })).toThrow(
      'WECHAT_WEB_APP_ID is needed with WECHAT_WEB_APP_SECRET',
    );
  });

  test('notices go by WeChat only with the service account and the whole template', () => {
    const template = { WECHAT_NOTICE_TEMPLATE: 'ngq', WECHAT_NOTICE_FIELDS: 'thing1,time2' };
    expect(readEnv(template).wechatNotice).toBeNull();
    expect(() => readEnv({ WECHAT_NOTICE_TEMPLATE: 'ngq' })).toThrow('WECHAT_NOTICE_FIELDS is needed');
    expect(readEnv({ ...template, WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' }).wechatNotice).toEqual({
      templateId: 'ngq',
      fields: { text: 'thing1', time: 'time2' },
    });
  });

  test('WeChat Pay needs all of its account, and an app', () => {
    const account = {
      WECHAT_PAY_MCHID: '1900000001',
      WECHAT_PAY_SERIAL: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
      WECHAT_PAY_PRIVATE_KEY: merchant.privateKey,
      WECHAT_PAY_API_V3_KEY: '0123456789abcdef0123456789abcdef',
      WECHAT_PAY_PUBLIC_KEYS: `PUB_KEY_ID_2=${merchant.publicKey}, 5157F09E=${merchant.publicKey.replaceAll('\n', '\\n')}`,
    };
    for (const missing of Object.keys(account)) {
      expect(() => readEnv({ ...account, [missing]: '', WECHAT_PAY_APP_ID: 'wx1' })).toThrow(`${missing} is needed`);
    }
    expect(() => readEnv(account)).toThrow('WECHAT_PAY_APP_ID is needed with WECHAT_PAY_MCHID, or WECHAT_APP_ID');
    const app = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' };
    expect(readEnv({ ...account, ...app }).wechatPay).toMatchObject({
      mchId: '1900000001',
      appId: 'wx1',
      apiUrl: 'https://api.mch.weixin.qq.com',
    });
    const pay = readEnv({ ...account, ...app, WECHAT_PAY_APP_ID: 'wx2' }).wechatPay;
    expect(pay?.appId).toBe('wx2');
    expect([...(pay?.publicKeys.keys() ?? [])]).toEqual(['PUB_KEY_ID_2', '5157F09E']);
    expect(pay?.keyInUse).toBe('PUB_KEY_ID_2');
    expect(readEnv({}).wechatPay).toBeNull();
  });

  test('each way of the WeChat login needs an app of its own', () => {
    expect(readEnv({}).wechatLogin).toMatchObject({ inside: null, qr: null });
    const web = readEnv({
      WECHAT_WEB_APP_ID: 'wx2',
      WECHAT_WEB_APP_SECRET: 's',
      WECHAT_OPEN_URL: 'http://localhost:1/',
    });
    expect(web).toMatchObject({
      wechat: null,
      wechatLogin: { openUrl: 'http://localhost:1', inside: null, qr: { appId: 'wx2', secret: 's' } },
    });
  });

  test('demonstration accounts get a password only where there is a demonstration', () => {
    expect(readEnv({ DEMO_PASSWORD: 'lightfield' }).demoPassword).toBe('lightfield');
    expect(readEnv({ DEMO_PASSWORD: 'lightfield', DEMO: '0' }).demoPassword).toBeNull();
  });

  test('half of what sends messages names what is missing', () => {
    expect(() => readEnv({ ALIYUN_SMS_TEMPLATE: 'SMS_1' })).toThrow(
      /ALIYUN_ACCESS_KEY_ID is needed.*\nALIYUN_ACCESS_KEY_SECRET is needed.*\nALIYUN_SMS_SIGN_NAME is needed/,
    );
    expect(() => readEnv({ SMTP_URL: 'smtp://localhost' })).toThrow('MAIL_FROM is needed with SMTP_URL');
    expect(readEnv({})).toMatchObject({ sms: null, mail: null });
  });

  test('what sends messages is the whole of it', () => {
    const account = { ALIYUN_ACCESS_KEY_ID: 'id', ALIYUN_ACCESS_KEY_SECRET: 'secret', ALIYUN_SMS_SIGN_NAME: '光场' };
    const templates = { ALIYUN_SMS_TEMPLATE: 'SMS_1', ALIYUN_SMS_LIVE_TEMPLATES: 'soon=SMS_2, missed=SMS_3' };
    expect(readEnv({ ...account, ...templates }).sms).toEqual({
      accessKeyId: 'id',
      accessKeySecret: 'secret',
      signName: '光场',
      template: 'SMS_1',
      templateAbroad: null,
      notes: { soon: 'SMS_2', missed: 'SMS_3' },
      apiUrl: 'https://dysmsapi.aliyuncs.com',
    });
    const mail = { SMTP_URL: 'smtps://user:p%40ss@mail.example.org', MAIL_FROM: '光场 <code@example.org>' };
    expect(readEnv(mail).mail).toEqual({ serverUrl: mail.SMTP_URL, from: mail.MAIL_FROM });
  });

  test('what reaches the app is the whole of it', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const APNS_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const apple = { APNS_KEY_ID: 'ABCDE12345', APNS_TEAM_ID: 'ABCDE12346', APNS_TOPIC: 'org.example.app' };
    expect(readEnv({ ...apple, APNS_KEY }).push).toMatchObject({
      ...{ jpush: null, fcm: null },
      apns: { keyId: 'ABCDE12345', topic: 'org.example.app', apiUrl: 'https://api.push.apple.com' },
    });
    expect(() => readEnv(apple)).toThrow('APNS_KEY is needed');
    const account = { project_id: 'light', client_email: 'push@light.example', private_key: merchant.privateKey };
    expect(readEnv({ FCM_SERVICE_ACCOUNT: JSON.stringify(account) }).push.fcm).toMatchObject({
      ...{ projectId: 'light', email: 'push@light.example', apiUrl: 'https://fcm.googleapis.com' },
      tokenUrl: 'https://oauth2.googleapis.com/token',
    });
    expect(() => readEnv({ JPUSH_APP_KEY: 'key' })).toThrow('JPUSH_MASTER_SECRET is needed');
  });

  test('lists are separated by commas', () => {
    expect(readEnv({ WECHAT_VERIFY: 'abc, Def1' }).wechatVerify).toEqual(['abc', 'Def1']);
    expect(readEnv({}).app).toMatchObject({ appleIds: [], androidFingerprints: [], scheme: null });
  });

  test('an empty value counts as not set', () => {
    expect(readEnv({ DATABASE_URL: '', S3_BUCKET: '' }).s3).toBeNull();
  });
});
