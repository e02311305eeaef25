const kit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${kit}`;
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile';

/** The user agent of each host (specification section 4). */
export const agents = {
  ios: `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`,
  android: `${pixel} Safari/537.36`,
  wechatIos: `${iphone} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI`,
  wechatAndroid: `${pixel} MicroMessenger/8.0.60 Weixin`,
  weibo: `${iphone} Mobile/15E148 Weibo (iPhone16,1__weibo__15.9.0)`,
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  web: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  appIos: `${iphone} Mobile/15E148 LightfieldApp/1.0`,
  appAndroid: `${pixel} LightfieldApp/1.0`,
} as const;
export type Agent = keyof typeof agents;
