import { describeAgent, maskAddress } from './describe-device';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'phone',
    'Safari',
    'iOS',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'tablet',
    'Safari',
    'iOS',
    `Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) ${webkit} Version/16.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'phone',
    'WeChat',
    'iOS',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Mobile/15E148 MicroMessenger/8.0.50`,
  ],
  [
    'phone',
    'WeChat',
    'Android',
    `Mozilla/5.0 (Linux; Android 14; V2166A; wv) ${chrome} Mobile Safari/537.36 MMWEBID/1 MicroMessenger/8.0.50`,
  ],
  [
    'phone',
    'QQ Browser',
    'Android',
    `Mozilla/5.0 (Linux; Android 13; V2166A) ${chrome} Mobile Safari/537.36 MQQBrowser/14.0`,
  ],
  ['phone', 'Chrome', 'Android', `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`],
  [
    'computer',
    'Microsoft Edge',
    'Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/126.0.0.0`,
  ],
  ['computer', 'Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
  [
    'computer',
    'Safari',
    'macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`,
  ],
  ['computer', '', '', 'something/1.0 <script>'],
  ['computer', '', '', ''],
])('%s, %s on %s: %s', (kind, browser, system, userAgent) => {
  expect(describeAgent('web', userAgent)).toEqual({ kind, browser, system });
});

test('the native app is one, whatever it runs on', () => {
  const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Mobile/15E148`;
  expect(describeAgent('app', iphone)).toEqual({ kind: 'app', browser: '', system: 'iOS' });
  expect(describeAgent('app', '')).toEqual({ kind: 'app', browser: '', system: '' });
});

test.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:*'],
  ['2001:db8::1', '2001:db8:0:0:*'],
  ['unknown', ''],
  ['', ''],
])('the address %s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
