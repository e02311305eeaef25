import { type Host, hostOf } from './host';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0';
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

const table: [string, string, Host][] = [
  ['own app on an iPhone', `${iphone} LightfieldApp/2.1`, 'app-ios'],
  ['own app on an iPad', `${ipad} LightfieldApp/2.1`, 'app-ios'],
  ['own app on an iPad that calls itself a Macintosh', `${mac} LightfieldApp/2.1`, 'app-ios'],
  ['own app on Android', `${android} LightfieldApp/2.1`, 'app-android'],
  ['a desktop browser with the marker is not the app', `${windows} LightfieldApp/2.1`, 'windows'],
  ['nor is Linux', `${linux} LightfieldApp/2.1`, 'web'],
  ['WeChat on an iPhone', `${iphone} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI`, 'wechat'],
  ['WeChat on Android', `${android} MMWEBID/1 MicroMessenger/8.0.60 Weixin`, 'wechat'],
  ['WeChat on Windows', `${windows} MicroMessenger/7.0.20.1781 WindowsWechat`, 'wechat'],
  ['Weibo on an iPhone', `${iphone} Weibo (iPhone17,1__weibo__15.6.0__iphone__os18.5)`, 'weibo'],
  ['Weibo on Android', `${android} Weibo (Pixel 9_15_weibo_15.6.0_android)`, 'weibo'],
  ['Windows', windows, 'windows'],
  [
    'a Windows phone that names the others',
    'Mozilla/5.0 (Windows Phone 10.0; Android 6; Lumia) like iPhone',
    'windows',
  ],
  ['Safari on an iPhone', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'ios'],
  ['Chrome on Android', `${android} Safari/537.36`, 'android'],
  ['Safari on a Mac', `${mac} Version/18.5 Safari/605.1.15`, 'web'],
  ['Linux', linux, 'web'],
  ['nothing', '', 'web'],
];

test.each(table)('%s', (_, agent, host) => {
  expect(hostOf(agent)).toBe(host);
});
