import type { Host } from '@/lib/platform/shared/host';
import { beforePaintCode, bridgeHandlers } from './before-paint';

const kit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${kit}`;
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile';

const app = window as unknown as Record<(typeof bridgeHandlers)[number], ((value?: unknown) => void) | undefined> & {
  bridgeInbox?: unknown[];
};

/** Runs the script of the HTML in a browser with this user agent. */
function open(userAgent: string) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  document.documentElement.lang = 'zh-CN';
  new Function(beforePaintCode)();
}

afterEach(() => {
  for (const name of [...bridgeHandlers, 'bridgeInbox'] as const) delete app[name];
  delete document.documentElement.dataset.host;
  sessionStorage.clear();
});

test.each<[string, Host]>([
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'ios'],
  [`${pixel} Safari/537.36`, 'android'],
  [`${iphone} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI`, 'wechat'],
  [`${pixel} MicroMessenger/8.0.60 Weixin`, 'wechat'],
  [`${iphone} Mobile/15E148 Weibo (iPhone16,1__weibo__15.9.0)`, 'weibo'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0', 'windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0', 'web'],
])('%s: the document says that it runs in %s, and nobody is listened to', (userAgent, host) => {
  open(userAgent);
  expect(document.documentElement.dataset.host).toBe(host);
  expect(bridgeHandlers.map((name) => app[name])).toEqual([undefined, undefined, undefined]);
});

test.each<[string, Host]>([
  [`${iphone} Mobile/15E148 LightfieldApp/1.0`, 'app-ios'],
  [`${pixel} LightfieldApp/1.0`, 'app-android'],
])('%s: it runs in %s, and what the app says early is kept in its order', (userAgent, host) => {
  open(userAgent);
  expect(document.documentElement.dataset.host).toBe(host);
  app.language?.('EN');
  app.getToken?.('early');
  app.logout?.();
  expect(app.bridgeInbox).toEqual([
    ['language', 'EN'],
    ['getToken', 'early'],
    ['logout', undefined],
  ]);
});

test('a script of the page that did not come is told in the note that the page has for it; nothing else is', () => {
  open('');
  document.body.innerHTML = '<div id="lost-script" hidden><span>Loading chunk # failed</span></div>';
  const note = document.querySelector('div');
  const fail = (name: 'script' | 'img', src: string) => {
    const element = document.createElement(name);
    document.head.append(element);
    // jsdom would fetch it.
    Object.defineProperty(element, 'src', { value: src });
    element.dispatchEvent(new Event('error'));
  };
  fail('img', 'http://localhost/media/a.jpg');
  fail('script', 'https://elsewhere.example/x.js');
  expect(note?.hidden).toBe(true);
  fail('script', 'http://localhost/_next/static/chunks/2a-9~.js');
  expect([note?.hidden, note?.textContent]).toEqual([false, 'Loading chunk 2a-9~ failed']);
  note?.remove();
  fail('script', 'http://localhost/_next/static/chunks/3.js');
});
