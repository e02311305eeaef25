import { isIosSafari } from './ios-safari';

const kit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${kit}`;

test.each([
  ['Safari on iPhone', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, true],
  [
    'Safari on iPad',
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${kit} Version/16.6 Mobile/15E148 Safari/604.1`,
    true,
  ],
  ['Chrome', `${iphone} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`, false],
  ['Firefox', `${iphone} FxiOS/143.0 Mobile/15E148 Safari/604.1`, false],
  ['Edge', `${iphone} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`, false],
  ['DuckDuckGo', `${iphone} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, false],
  ['QQ', `${iphone} Version/16.6 MQQBrowser/15.6 Mobile/15E148 Safari/604.1 QBWebViewUA/2`, false],
  ['WeChat', `${iphone} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/zh_CN`, false],
  ['Weibo', `${iphone} Mobile/15E148 Weibo (iPhone16,1__weibo__15.9.0__iphone__os18.5)`, false],
  ['our own app', `${iphone} Mobile/15E148 LightfieldApp/1.0`, false],
  ['Safari on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${kit} Version/18.5 Safari/605.1.15`, false],
  ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', false],
  ['nothing', '', false],
])('%s', (_name, userAgent, expected) => {
  expect(isIosSafari(userAgent)).toBe(expected);
});
