import { signAcs3 } from './acs3-signature';

test("is the one of the example in Alibaba Cloud's documentation", () => {
  const { address, headers } = signAcs3(
    {
      apiUrl: 'https://ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      parameters: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      now: Date.parse('2023-10-26T10:22:32Z'),
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' },
  );
  expect(address).toMatch(/^https:\/\/ecs\.cn-shanghai\.aliyuncs\.com\/\?ImageId=win2019.*&RegionId=cn-shanghai$/);
  expect(headers.Authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;' +
      'x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('parameters are encoded as RFC 3986 has it, and a port is part of the host', () => {
  const { address, headers } = signAcs3(
    {
      apiUrl: 'http://127.0.0.1:8080/',
      action: 'SendSms',
      version: '2017-05-25',
      parameters: { SignName: "光 (场)*!'~", Empty: '' },
      now: 999,
      nonce: 'n',
    },
    { accessKeyId: 'id', accessKeySecret: 'secret' },
  );
  expect(address).toBe('http://127.0.0.1:8080/?Empty=&SignName=%E5%85%89%20%28%E5%9C%BA%29%2A%21%27~');
  expect(headers).toMatchObject({ 'x-acs-date': '1970-01-01T00:00:00Z', 'x-acs-signature-nonce': 'n' });
  expect(headers).not.toHaveProperty('host');
});
