import { apk, app } from '../../test/product/configured-app.mjs';
import { expect, test } from '../fixtures';

const manual = { maxRedirects: 0 };
const apkPath = '/download/lightfield.apk';

test('Apple and Android read which app opens our links', async ({ request }) => {
  const apple = await request.get('/.well-known/apple-app-site-association', manual);
  expect([apple.status(), apple.headers()['content-type']]).toEqual([200, 'application/json']);
  const { applinks, webcredentials } = await apple.json();
  expect(webcredentials.apps).toEqual([app.APPLE_APP_IDS]);
  expect(applinks.details[0].components).toContainEqual({ '/': '/en/video/detail/*' });

  const android = await request.get('/.well-known/assetlinks.json', manual);
  expect([android.status(), android.headers()['content-type']]).toEqual([200, 'application/json']);
  expect((await android.json())[0].target.package_name).toBe(app.ANDROID_APP_PACKAGE);
  for (const answer of [apple, android]) expect(answer.headers()['cache-control']).toBe('public, max-age=3600');
});

test('WeChat reads the proof of the domain, whatever language was chosen, and no other', async ({ request }) => {
  const headers = { Cookie: 'language=en' };
  const proof = await request.get(`/MP_verify_${app.WECHAT_VERIFY}.txt`, { ...manual, headers });
  expect([proof.status(), proof.headers()['content-type']]).toEqual([200, 'text/plain']);
  expect(await proof.text()).toBe(app.WECHAT_VERIFY);
  for (const path of ['/MP_verify_other.txt', '/MP_verify_.txt', `/en/MP_verify_${app.WECHAT_VERIFY}.txt`]) {
    expect([path, (await request.get(path, manual)).status()]).toEqual([path, 404]);
  }
});

test('the Android app comes whole, in parts, and not again to who has it', async ({ request }) => {
  const whole = await request.get(apkPath, manual);
  expect(whole.status()).toBe(200);
  expect(whole.headers()).toMatchObject({
    'content-type': 'application/vnd.android.package-archive',
    'content-disposition': 'attachment; filename="lightfield.apk"',
    'content-length': String(apk.length),
    'accept-ranges': 'bytes',
  });
  expect((await whole.body()).equals(apk)).toBe(true);

  const head = await request.head(apkPath, manual);
  expect([head.status(), head.headers()['content-length']]).toEqual([200, String(apk.length)]);

  const etag = whole.headers().etag ?? '';
  const rest = await request.get(apkPath, { headers: { Range: 'bytes=400000-', 'If-Range': etag } });
  expect([rest.status(), rest.headers()['content-range']]).toEqual([206, `bytes 400000-599999/${apk.length}`]);
  expect(rest.headers()['content-length']).toBe('200000');
  expect((await rest.body()).equals(apk.subarray(400_000))).toBe(true);

  const again = await request.get(apkPath, { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});
